import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * A document in the form of Firestore's REST interface, with these of its fields: pages read it as if they had asked for it.
 * @throws TypeError for a value that no public field has.
 */
export function wireDocument(doc: DocumentSnapshot, fields: readonly string[]) {
  const known = fields.filter((name) => doc.get(name) !== undefined);
  return {
    name: doc.ref.path,
    fields: Object.fromEntries(known.map((name) => [name, wireValue(doc.get(name))])),
  };
}

function wireValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(([name, each]) => [name, wireValue(each)]);
    return { mapValue: { fields: Object.fromEntries(fields) } };
  }
  throw new TypeError('No public field has such a value');
}
