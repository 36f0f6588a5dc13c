/** A value in the format of Firestore's REST API. */
export type RestValue = Readonly<Record<string, unknown>>;

/** A value that JavaScript has no literal for, such as a float without a fraction. */
export class Raw {
  readonly value: RestValue;

  constructor(value: RestValue) {
    this.value = value;
  }
}

/** @throws Error for a value that Firestore does not have. */
export function restValue(value: unknown): RestValue {
  if (value instanceof Raw) return value.value;
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'object') return { mapValue: { fields: restFields(value) } };
  throw new Error(`No value of Firestore: ${typeof value}`);
}

/** The fields of a document in REST format. */
export function restFields(fields: object): Record<string, RestValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, restValue(value)]),
  );
}

/** The value as the Admin SDK reads it, with times as dates. */
export function readValue(value: RestValue): unknown {
  const [[kind, content] = []] = Object.entries(value);
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'timestampValue':
      return new Date(String(content));
    case 'bytesValue':
      return Buffer.from(String(content), 'base64');
    case 'arrayValue':
      return ((content as { values?: RestValue[] }).values ?? []).map(readValue);
    case 'mapValue':
      return readFields((content as { fields?: Record<string, RestValue> }).fields ?? {});
    case 'geoPointValue':
    case 'referenceValue':
      return Object.freeze({ [kind]: content });
    default:
      return content;
  }
}

export function readFields(fields: Readonly<Record<string, RestValue>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, readValue(value)]),
  );
}
