import {
  bool,
  bytes,
  float,
  int,
  list,
  type MapValue,
  map,
  NULL,
  path,
  string,
  timestamp,
  type Value,
} from '../types/value';
import type { Json } from './protocol';
import { isObject } from './protocol-reader';
import { timestampNanos } from './protocol-times';
import { fromFields, fromLatLng, fromTime } from './protocol-values';

/** The fields of a document in Firestore's REST format. */
export function fromDocument(fields: Readonly<Record<string, Json>>): MapValue {
  const entries = Object.entries(fields).map(([key, value]) => [key, fromProto(value)] as const);
  return map(entries);
}

function fromProto(json: Json): Value {
  if (!isObject(json)) return NULL;
  const [kind] = Object.keys(json);
  const value = kind === undefined ? undefined : json[kind];
  switch (kind) {
    case 'booleanValue':
      return bool(value === true);
    case 'integerValue':
      return /^-?\d+$/.test(String(value)) ? int(BigInt(String(value))) : NULL;
    case 'doubleValue':
      // Also "NaN", "Infinity" and "-Infinity", which Number parses.
      return float(Number(value));
    case 'stringValue':
      return string(String(value));
    case 'bytesValue':
      return bytes(Buffer.from(String(value), 'base64'));
    case 'timestampValue':
      return fromTime(timestampNanos(value), timestamp);
    case 'geoPointValue':
      return fromLatLng(value);
    case 'referenceValue':
      return fromReference(String(value));
    case 'arrayValue':
      return list(valuesOf(value).map(fromProto));
    case 'mapValue':
      return fromFields(isObject(value) ? value.fields : undefined, fromProto);
    default:
      return NULL;
  }
}

/** Rules compare a reference with a path literal, which doesn't include the project. */
function fromReference(name: string): Value {
  return path(name.replace(/^projects\/[^/]+\//, '').split('/'));
}

function valuesOf(json: Json | undefined): Json[] {
  const values = isObject(json) ? json.values : undefined;
  return Array.isArray(values) ? values : [];
}
