import * as fc from 'fast-check';
import { Raw } from '../../support/rest-values';

/** Values that pass for another type, or that few think of. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  1e9,
  new Raw({ doubleValue: 1 }),
  new Raw({ doubleValue: 'NaN' }),
  new Raw({ doubleValue: 'Infinity' }),
  new Raw({ integerValue: '9007199254740993' }),
  '',
  ' ',
  '\u00a0',
  '\u202egnp.exe',
  '0',
  '2027-02-31',
  '2027x06x08',
  '99:99',
  '24:00',
  '.',
  '..',
  'toString',
  '__proto__',
  '__id__',
  'UTC',
  'Etc/GMT+5',
  [],
  ['a'],
  [null],
  {},
  { a: 1 },
  new Date(0),
  new Raw({ timestampValue: '0001-01-01T00:00:00Z' }),
  new Raw({ timestampValue: '9999-12-31T23:59:59.999999999Z' }),
  new Raw({ bytesValue: 'AAAA' }),
  new Raw({ geoPointValue: { latitude: 1, longitude: 2 } }),
  new Raw({ referenceValue: 'projects/demo/databases/(default)/documents/users/a' }),
];

const LENGTHS = [
  59, 60, 61, 63, 64, 80, 81, 120, 121, 160, 161, 200, 201, 280, 281, 400, 401, 1000, 1001, 2000,
  2001,
];
const FILLERS = ['a', ' ', '\u00e9', '\u{1f642}', '\u200d', '\n'];
const SIGNS = [
  '',
  ' ',
  '-',
  ':',
  '/',
  '.',
  'x',
  '0',
  '9',
  '\n',
  '\u00a0',
  '\u202e',
  '\u0663',
  '\uff11',
  '\u{1f642}',
];

/** A text like this one. */
function nearText(text: string): fc.Arbitrary<unknown> {
  const place = fc.nat(Math.max(0, text.length));
  return fc.oneof(
    fc
      .tuple(place, fc.constantFrom(...SIGNS))
      .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at + 1)),
    fc
      .tuple(place, fc.constantFrom(...SIGNS))
      .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at)),
    fc
      .tuple(fc.constantFrom(...FILLERS), fc.constantFrom(...LENGTHS))
      .map(([filler, length]) => text + filler.repeat(Math.max(0, length - text.length))),
    fc
      .tuple(fc.constantFrom(...FILLERS), fc.constantFrom(...LENGTHS))
      .map(([filler, length]) => filler.repeat(length)),
    fc.constantFrom(
      text.trim(),
      ` ${text}`,
      `${text} `,
      text.toUpperCase(),
      text + text,
      text.slice(1),
    ),
  );
}

function nearNumber(value: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(
      value + 1,
      value - 1,
      -value,
      value / 2,
      value * 1000,
      value + 1e-9,
      String(value),
    ),
    fc.constant(new Raw({ doubleValue: value })),
    fc.integer({ min: -5, max: 600 }),
  );
}

function nearDate(value: Date): fc.Arbitrary<unknown> {
  const steps = [-1, 1, 60_000, -3_600_000, 3_600_000, 86_400_000, 1e12];
  return fc.constantFrom(...steps).map((step) => new Date(value.getTime() + step));
}

function nearList(list: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom([...list, ...list], [...list, list[0] ?? 'a'], list.slice(1), [...list, null]),
    fc
      .tuple(fc.nat(Math.max(0, list.length - 1)), fc.constantFrom(...ODD_VALUES))
      .map(([at, odd]) => list.with(Math.min(at, list.length - 1), odd)),
  );
}

function near(value: unknown): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(...ODD_VALUES);
  if (typeof value === 'string') return fc.oneof({ weight: 4, arbitrary: nearText(value) }, odd);
  if (typeof value === 'number') return fc.oneof({ weight: 2, arbitrary: nearNumber(value) }, odd);
  if (value instanceof Date) return fc.oneof({ weight: 2, arbitrary: nearDate(value) }, odd);
  if (Array.isArray(value) && value.length > 0)
    return fc.oneof({ weight: 2, arbitrary: nearList(value) }, odd);
  return odd;
}

type Path = readonly (string | number)[];

/** Every place of a value, from the outside in. */
export function placesOf(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) {
    return [at, ...value.flatMap((each, index) => placesOf(each, [...at, index]))];
  }
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Raw)
    return [at];
  return [at, ...Object.entries(value).flatMap(([key, each]) => placesOf(each, [...at, key]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | null)?.[key],
    value,
  );
}

const GONE = Symbol('gone');

/** The value with a change at a place. */
export function changed(value: unknown, [key, ...rest]: Path, change: unknown): unknown {
  if (key === undefined) return change;
  if (Array.isArray(value)) {
    const inner = changed(value[Number(key)], rest, change);
    return value.flatMap((each, index) => (index !== key ? [each] : inner === GONE ? [] : [inner]));
  }
  const fields = value as Record<string, unknown>;
  const inner = changed(fields[key], rest, change);
  const { [key]: _before, ...others } = fields;
  return inner === GONE ? others : { ...others, [key]: inner };
}

/** A change at one place: another value, none, or one more key. */
function changeAt(document: object, path: Path): fc.Arbitrary<object> {
  const value = valueAt(document, path);
  const isMap =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date);
  const another = near(value).map((each) => changed(document, path, each));
  const none = fc.constant(GONE).map((gone) => changed(document, path, gone));
  const more = fc
    .tuple(
      fc.constantFrom('extra', '', 'a.b', '__x', 'isVerified', 'status'),
      fc.constantFrom(...ODD_VALUES),
    )
    .map(([key, odd]) => changed(document, path, { ...(value as object), [key]: odd }));
  const changes = [
    { weight: 8, arbitrary: another },
    ...(path.length > 0 ? [{ weight: 1, arbitrary: none }] : []),
    ...(isMap ? [{ weight: 2, arbitrary: more }] : []),
    ...(hasTexts(value)
      ? [{ weight: 2, arbitrary: moved(value).map((each) => changed(document, path, each)) }]
      : []),
  ];
  // A document is a map, and so is every change of one below its root.
  return fc.oneof(...changes) as fc.Arbitrary<object>;
}

function hasTexts(value: unknown): value is object {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap && Object.values(value).filter((each) => typeof each === 'string').length > 1;
}

/** The texts of a map with the border between two of them moved, as rules that join them see it. */
function moved(fields: object): fc.Arbitrary<object> {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  const [[one, first] = ['', ''], [other, second] = ['', '']] = texts;
  const joined = `${first}${second}`;
  return fc
    .nat(joined.length)
    .map((at) => ({ ...fields, [one]: joined.slice(0, at), [other]: joined.slice(at) }));
}

/** Documents like this one, with one to three changes. */
export function bent(document: object): fc.Arbitrary<object> {
  const step = (current: object): fc.Arbitrary<object> => {
    const inner = placesOf(current).filter((path) => path.length > 0);
    const paths = inner.length > 0 ? inner : [[]];
    return fc
      .constantFrom(...paths)
      .chain((path) => (path.length === 0 ? extraField(current) : changeAt(current, path)));
  };
  const twice = step(document).chain(step);
  return fc.oneof(
    { weight: 3, arbitrary: step(document) },
    { weight: 2, arbitrary: twice },
    extraField(document),
    twice.chain(step),
  );
}

function extraField(document: object): fc.Arbitrary<object> {
  return fc
    .tuple(
      fc.constantFrom('extra', 'admin', 'a.b', 'status', 'notes'),
      fc.constantFrom(...ODD_VALUES),
    )
    .map(([key, odd]) => ({ ...document, [key]: odd }));
}
