import type { Json } from '@hearthkin/storage-rules/runtime/protocol';
import { isObject } from '@hearthkin/storage-rules/runtime/protocol-reader';
import type { Fields, FieldTransform, RestWrite } from './firestore-recording';

/** A document's path from `/databases/`, as in rules. */
export function pathOf(name: string): string {
  return name.replace(/^projects\/[^/]+/, '');
}

export function writtenPath({ update, delete: deleted }: RestWrite): string {
  return pathOf(update?.name ?? deleted ?? '');
}

/** The documents of a recording, at each point in time. */
export class Documents {
  readonly #versions = new Map<string, { moment: number; fields: Fields | undefined }[]>();

  /** The fields of a document before the writes of `moment`. */
  at(path: string, moment: number): Fields | undefined {
    return this.#versions.get(path)?.findLast((version) => version.moment < moment)?.fields;
  }

  write(path: string, moment: number, fields: Fields | undefined): void {
    const versions = this.#versions.get(path) ?? [];
    this.#versions.set(path, versions);
    versions.push({ moment, fields });
  }
}

/** The document after a write; undefined if deleted. */
export function applied(
  before: Fields | undefined,
  write: RestWrite,
  time: string,
): Fields | undefined {
  if (!write.update) return undefined;
  const given = write.update.fields ?? {};
  const mask = write.updateMask?.fieldPaths;
  let after = mask
    ? mask.reduce((fields, path) => {
        const names = namesOf(path);
        return withField(fields, names, fieldAt(given, names));
      }, before ?? {})
    : given;
  for (const transform of write.updateTransforms ?? []) {
    const names = namesOf(transform.fieldPath);
    after = withField(after, names, transformed(fieldAt(after, names), transform, time));
  }
  return after;
}

/** The names in a field path; some may be in backticks. */
function namesOf(path: string): string[] {
  const names = path.match(/`(?:\\.|[^`\\])*`|[^.]+/g) ?? [];
  return names.map((name) =>
    name.startsWith('`') ? name.slice(1, -1).replaceAll(/\\(.)/g, '$1') : name,
  );
}

function fieldsOf(value: Json | undefined): Fields | undefined {
  const content = isObject(value) ? value.mapValue : undefined;
  if (!isObject(content)) return undefined;
  return isObject(content.fields) ? content.fields : {};
}

function fieldAt(fields: Fields, [name = '', ...rest]: readonly string[]): Json | undefined {
  const value = fields[name];
  if (rest.length === 0) return value;
  const inner = fieldsOf(value);
  return inner && fieldAt(inner, rest);
}

function withField(
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  value: Json | undefined,
): Fields {
  if (rest.length > 0) {
    const inner = withField(fieldsOf(fields[name]) ?? {}, rest, value);
    return { ...fields, [name]: { mapValue: { fields: inner } } };
  }
  const { [name]: _replaced, ...others } = fields;
  return value === undefined ? others : { ...others, [name]: value };
}

function transformed(before: Json | undefined, transform: FieldTransform, time: string): Json {
  if (transform.setToServerValue) return { timestampValue: time };
  if (transform.increment) return sum(before, transform.increment);
  const { appendMissingElements, removeAllFromArray } = transform;
  const items = itemsOf(before);
  const known = (list: readonly Json[], one: Json) =>
    list.some((item) => JSON.stringify(item) === JSON.stringify(one));
  if (appendMissingElements) {
    const added = appendMissingElements.values.filter((one) => !known(items, one));
    return { arrayValue: { values: [...items, ...added] } };
  }
  const removed = removeAllFromArray?.values ?? [];
  return { arrayValue: { values: items.filter((item) => !known(removed, item)) } };
}

/** A field that isn't a number counts as zero. */
function sum(before: Json | undefined, step: Json): Json {
  const number = (value: Json | undefined) =>
    isObject(value) ? Number(value.integerValue ?? value.doubleValue ?? 0) : 0;
  const total = number(before) + number(step);
  const isWhole = [before, step].every((value) => !isObject(value) || !('doubleValue' in value));
  return isWhole ? { integerValue: String(total) } : { doubleValue: total };
}

function itemsOf(value: Json | undefined): readonly Json[] {
  const array = isObject(value) ? value.arrayValue : undefined;
  return isObject(array) && Array.isArray(array.values) ? array.values : [];
}
