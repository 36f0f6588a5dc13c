import * as fc from 'fast-check';

/** Placeholders for a value of each type. */
type TypeName =
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'list'
  | 'set'
  | 'map'
  | 'diff'
  | 'path'
  | 'null'
  | 'any';

const pick = (...texts: string[]) => fc.constantFrom(...texts);

const LITERALS: Record<Exclude<TypeName, 'any'>, fc.Arbitrary<string>> = {
  bool: pick('true', 'false'),
  int: fc.oneof(
    fc.integer({ min: 0, max: 12 }).map(String),
    pick('60', '1500', '9007199254740993', '9223372036854775807', '2147483648'),
  ),
  float: pick('0.5', '1.0', '1.5', '2.25', '3.', '.25', '100.0', '12345678.5', '0.0001'),
  string: pick(
    "''",
    "'a'",
    "'b'",
    "'abc'",
    "'a,b,,c'",
    "'A Bc'",
    "' x '",
    "'12'",
    "'-7'",
    "'1.5'",
    "'1e3'",
    "'é'",
    "'a\\nb'",
    "'s'",
    "'ms'",
    "'users/alice'",
    "'{u}/x'",
    '"it\'s"',
    "'2024-02-29T12:34:56.789Z'",
  ),
  bytes: pick("b''", "b'abc'", "b'\\xff\\101'", "b'é'"),
  timestamp: pick(
    'timestamp.value(0)',
    'timestamp.value(1700000000123)',
    'timestamp.value(-1)',
    'timestamp.date(2024, 2, 29)',
    'timestamp.date(1905, 7, 31)',
    'timestamp.date(9999, 12, 31)',
    "timestamp.value('2024-02-29T12:34:56.789Z')",
  ),
  duration: pick(
    "duration.value(1, 's')",
    "duration.value(-1500, 'ms')",
    "duration.value(2, 'w')",
    "duration.value(7, 'ns')",
    'duration.time(1, 2, 3, 4)',
  ),
  latlng: pick('latlng.value(0, 0)', 'latlng.value(52.5, 13.25)', 'latlng.value(-33.75, 151)'),
  list: pick('[]', '[1]', '[1, 2, 3]', "['a', 'b']", '[1, 1.0]', '[null, true]', "['a', 1, [2]]"),
  set: pick('[].toSet()', '[1, 2].toSet()', "['a', 'b', 'a'].toSet()", '[1.0].toSet()'),
  map: pick('{}', "{'a': 1}", "{'a': 1, 'b': 'x'}", "{'a': {'b': 2}}", "{'b': null}", "{'a': 1.0}"),
  diff: pick("{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4})", "{'a': 1}.diff({'a': 1})"),
  path: pick('/a/b', '(/c/d)', '/users/$("x")/(default)', '/{a}/b', "path('users/{u}')"),
  null: pick('null', 'request.auth', "{'n': null}.n"),
};

const PATTERNS = pick(
  "'a'",
  "'.'",
  "','",
  "'[a-c]+'",
  "'(a)(b)?'",
  "'b*'",
  "'\\\\s'",
  "'(?i)ABC'",
  "'^a|c$'",
  "'[0-9]{2}'",
  "'x|'",
  "'('",
  "'a**'",
  "'(?P<n>b)'",
  "'\\\\d+'",
  "''",
);

const REPLACEMENTS = pick("''", "'-'", "'[$0]'", "'$$'", "'\\\\$'", "'x$'", "'$1'", "'\\\\1'");

/**
 * Only these: an argument that fails inside a list of several items fails the call in the official
 * engine even if it isn't needed, which ours doesn't copy.
 */
const EITHER = pick('true', 'false', '1 / 0 == 1', '{}.x', "'a' < 1", '1', 'id == database');

const UNITS = pick("'w'", "'d'", "'h'", "'m'", "'s'", "'ms'", "'ns'", "'x'");
const IS_TYPES = pick(
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
);
const ORDER = pick('<', '<=', '>', '>=');
const EQUALITY = pick('==', '!=');
const ARITHMETIC = pick('+', '-', '*', '/', '%');
const SPACING = pick(' ', ' ', ' ', '  ', ' /* c */ ');

/** The official parser takes exponential time for deep nesting. */
const MAX_NESTING = 4;
const MAX_LENGTH = 150;

/**
 * Random rule expressions of every type: mostly well typed, some not, and a few that don't load.
 */
export function expressions(): fc.Arbitrary<string> {
  return tree()
    .any.map((text) => text.trim())
    .filter((text) => text.length <= MAX_LENGTH);
}

function tree(): Record<TypeName, fc.Arbitrary<string>> {
  return fc.letrec<Record<TypeName, string>>((tie) => {
    /**
     * Fills the placeholders of a template: sometimes with a wrong type, often with parentheses.
     */
    const of = (parts: TemplateStringsArray, ...slots: (TypeName | fc.Arbitrary<string>)[]) => {
      const filled = slots.map((slot) => (typeof slot === 'string' ? operand(slot) : slot));
      return fc
        .tuple(...filled)
        .map((texts) => parts.map((part, index) => part + (texts[index] ?? '')).join(''));
    };
    const operand = (type: TypeName): fc.Arbitrary<string> => {
      const wrong = { arbitrary: tie('any'), weight: 1 };
      return fc
        .tuple(fc.oneof({ arbitrary: tie(type), weight: 14 }, wrong), fc.boolean())
        .map(([text, isGrouped]) => (isGrouped ? `(${text})` : text));
    };
    const type = (literal: fc.Arbitrary<string>, ...forms: fc.Arbitrary<string>[]) =>
      fc.oneof({ maxDepth: MAX_NESTING, depthIdentifier: 'expression' }, literal, ...forms);
    const binary = (left: TypeName, operator: fc.Arbitrary<string>, right: TypeName) =>
      of`${left}${SPACING}${operator}${SPACING}${right}`;
    const general = (result: TypeName) => [
      of`${'bool'} ? ${result} : ${result}`,
      of`same(${result})`,
      of`debug(${result})`,
      of`[${result}, ${'any'}][0]`,
      of`{'k': ${result}}.k`,
      of`{'k': ${result}}['k']`,
      of`{'k': ${result}}.get('k', ${'any'})`,
    ];
    const index = fc.oneof(fc.integer({ min: 0, max: 3 }).map(String), tie('int'));
    const range = fc.oneof(of`${index}:${index}`, of`:${index}`, of`${index}:`, pick(':'));
    const method = (receiver: TypeName, ...names: string[]) => of`${receiver}.${pick(...names)}()`;
    return {
      null: type(LITERALS.null, ...general('null')),
      bool: type(
        LITERALS.bool,
        binary('bool', pick('&&', '||'), 'bool'),
        binary('bool', pick('&&', '||'), 'bool'),
        of`!${'bool'}`,
        binary('any', EQUALITY, 'any'),
        binary('int', EQUALITY, 'int'),
        binary('float', EQUALITY, 'int'),
        binary('string', EQUALITY, 'string'),
        binary('list', EQUALITY, 'list'),
        binary('map', EQUALITY, 'map'),
        binary('path', EQUALITY, 'path'),
        binary('set', EQUALITY, 'set'),
        binary('int', ORDER, 'int'),
        binary('float', ORDER, 'int'),
        binary('string', ORDER, 'string'),
        binary('bytes', ORDER, 'bytes'),
        binary('timestamp', ORDER, 'timestamp'),
        binary('duration', ORDER, 'duration'),
        of`${'any'} in ${'list'}`,
        of`${'any'} in ${'set'}`,
        of`${'string'} in ${'map'}`,
        of`${'any'} is ${IS_TYPES}`,
        of`${'list'}.${pick('hasAll', 'hasAny', 'hasOnly')}(${'list'})`,
        of`${'set'}.${pick('hasAll', 'hasAny', 'hasOnly')}(${'list'})`,
        of`${'set'}.${pick('hasAll', 'hasAny', 'hasOnly')}(${'set'})`,
        of`${'string'}.matches(${PATTERNS})`,
        of`math.${pick('isNaN', 'isInfinity', 'isInfinite')}(${'float'})`,
        of`yes(${'any'})`,
        of`either(${EITHER}, ${EITHER})`,
        ...general('bool'),
      ),
      int: type(
        LITERALS.int,
        binary('int', ARITHMETIC, 'int'),
        binary('int', ARITHMETIC, 'int'),
        of`-${'int'}`,
        of`int(${'any'})`,
        of`int(${'float'})`,
        of`int(${'string'})`,
        of`math.${pick('abs', 'round')}(${'int'})`,
        of`math.round(${'float'})`,
        of`${fc.oneof(tie('string'), tie('list'), tie('map'), tie('set'), tie('bytes'))}.size()`,
        method('duration', 'seconds', 'nanos'),
        method('timestamp', 'year', 'month', 'day', 'hours', 'minutes', 'seconds'),
        method('timestamp', 'nanos', 'dayOfWeek', 'dayOfYear', 'toMillis'),
        of`plusOne(${'int'})`,
        of`difference(${'int'}, ${'int'})`,
        ...general('int'),
      ),
      float: type(
        LITERALS.float,
        binary('float', ARITHMETIC, 'float'),
        binary('float', ARITHMETIC, 'int'),
        of`-${'float'}`,
        of`float(${'any'})`,
        of`float(${'string'})`,
        of`math.${pick('abs', 'ceil', 'floor')}(${'float'})`,
        of`math.sqrt(${fc.integer({ min: 0, max: 99 }).map(String)})`,
        of`math.pow(${pick('0', '2', '2.5', '9')}, ${pick('0', '1', '2', '0.5')})`,
        method('latlng', 'latitude', 'longitude'),
        ...general('float'),
      ),
      string: type(
        LITERALS.string,
        binary('string', pick('+'), 'string'),
        method('string', 'lower', 'upper', 'trim'),
        of`${'string'}[${index}]`,
        of`${'string'}[${range}]`,
        of`${'string'}.replace(${PATTERNS}, ${REPLACEMENTS})`,
        of`${'list'}.join(${'string'})`,
        of`string(${'any'})`,
        of`string(${'float'})`,
        method('bytes', 'toBase64', 'toHexString'),
        of`${'path'}[${index}]`,
        pick('id', 'database', 'request.method'),
        ...general('string'),
      ),
      bytes: type(
        LITERALS.bytes,
        method('string', 'toUtf8'),
        of`hashing.${pick('md5', 'sha256', 'crc32', 'crc32c')}(${'string'})`,
        of`hashing.${pick('md5', 'sha256', 'crc32', 'crc32c')}(${'bytes'})`,
        ...general('bytes'),
      ),
      timestamp: type(
        LITERALS.timestamp,
        binary('timestamp', pick('+', '-'), 'duration'),
        binary('duration', pick('+'), 'timestamp'),
        method('timestamp', 'date'),
        of`timestamp.value(${'int'})`,
        of`timestamp.value(${'string'})`,
        of`timestamp.date(${'int'}, ${'int'}, ${'int'})`,
        ...general('timestamp'),
      ),
      duration: type(
        LITERALS.duration,
        binary('duration', pick('+', '-'), 'duration'),
        binary('timestamp', pick('-'), 'timestamp'),
        of`-${'duration'}`,
        method('timestamp', 'time'),
        of`duration.abs(${'duration'})`,
        of`duration.value(${'int'}, ${UNITS})`,
        of`duration.time(${'int'}, ${'int'}, ${'int'}, ${'int'})`,
        ...general('duration'),
      ),
      latlng: type(
        LITERALS.latlng,
        of`latlng.value(${'float'}, ${'int'})`,
        of`latlng.value(${pick('-90', '91', '12.5')}, ${pick('180', '-181', '7')})`,
        ...general('latlng'),
      ),
      list: type(
        LITERALS.list,
        of`[${'any'}, ${'any'}]`,
        of`[${'int'}, ${'string'}, ${'list'}]`,
        of`${'list'}.concat(${'list'})`,
        of`${'list'}.removeAll(${'list'})`,
        of`${'list'}[${range}]`,
        of`${'string'}.split(${PATTERNS})`,
        method('map', 'keys', 'values'),
        ...general('list'),
      ),
      set: type(
        LITERALS.set,
        of`${'list'}.toSet()`,
        of`${'set'}.${pick('union', 'difference', 'intersection')}(${'set'})`,
        method('diff', 'addedKeys', 'removedKeys', 'changedKeys', 'affectedKeys', 'unchangedKeys'),
        ...general('set'),
      ),
      map: type(
        LITERALS.map,
        of`{'a': ${'any'}, 'b': ${'any'}}`,
        of`{${'string'}: ${'any'}}`,
        of`${'map'}.get('a', ${'map'})`,
        of`${'map'}.get(['a', 'b'], ${'any'})`,
        of`${'map'}.a`,
        of`${'map'}[${'string'}]`,
        ...general('map'),
      ),
      diff: type(LITERALS.diff, of`${'map'}.diff(${'map'})`, ...general('diff')),
      path: type(
        LITERALS.path,
        of`/a/$(${'string'})/b`,
        of`/$(${'path'})/$(${'any'})`,
        of`path(${'string'})`,
        of`path('users/{u}').bind({'u': ${'any'}})`,
        of`${'path'}[${range}]`,
        ...general('path'),
      ),
      any: fc.oneof(
        tie('bool'),
        tie('int'),
        tie('float'),
        tie('string'),
        tie('bytes'),
        tie('timestamp'),
        tie('duration'),
        tie('latlng'),
        tie('list'),
        tie('set'),
        tie('map'),
        tie('diff'),
        tie('path'),
        tie('null'),
        // Unknown names.
        pick('nothing', 'nothing(1)', 'math.nothing(1)', "'a'.nothing()", '1 / 0', '{}.nothing'),
      ),
    };
  });
}
