import { setOf } from '../types/set';
import {
  bool,
  bytes,
  duration,
  float,
  int,
  list,
  map,
  NULL,
  type PathSegment,
  string,
  timestamp,
  type Value,
} from '../types/value';
import type { Json } from './protocol';
import { isObject } from './protocol-reader';
import { durationNanos, timestampNanos } from './protocol-times';

/** The limit of ints in the language; a claim of a token may exceed it. */
const INT_LIMIT = 2n ** 63n;

/** A value in the protocol's expression format. Unknown ones become null. */
export function fromExpression(json: Json | undefined): Value {
  if (!isObject(json)) return NULL;
  const [kind] = Object.keys(json);
  const value = kind === undefined ? undefined : json[kind];
  switch (kind) {
    case 'bool_value':
      return bool(value === true);
    case 'int_value':
      return fromInt(value);
    case 'float_value':
      return float(Number(value));
    case 'string_value':
      return string(String(value));
    case 'bytes_value':
      return bytes(Buffer.from(String(value), 'base64'));
    case 'timestamp_value':
      return fromTime(timestampNanos(value), timestamp);
    case 'duration_value':
      return fromTime(durationNanos(value), duration);
    case 'latlng_value':
      return fromLatLng(value);
    case 'list_value':
      return list(itemsOf(value));
    case 'set_value':
      return setOf(itemsOf(value));
    case 'map_value':
      return fromFields(isObject(value) ? value.fields : undefined, fromExpression);
    case 'path_value':
      return { type: 'path', segments: segmentsOf(value) };
    default:
      return NULL;
  }
}

/** A map whose values are parsed with `read`. */
export function fromFields(fields: Json | undefined, read: (json: Json) => Value): Value {
  const entries = isObject(fields) ? Object.entries(fields) : [];
  return map(entries.map(([key, value]) => [key, read(value)] as const));
}

/** Missing coordinates are zero. */
export function fromLatLng(json: Json | undefined): Value {
  const { latitude = 0, longitude = 0 } = isObject(json) ? json : {};
  return { type: 'latlng', latitude: Number(latitude), longitude: Number(longitude) };
}

export function fromTime(nanos: bigint | undefined, make: (nanos: bigint) => Value): Value {
  return nanos === undefined ? NULL : make(nanos);
}

/** A JSON number or decimal string. The emulator calls every whole number an int, even 1e300. */
function fromInt(json: Json | undefined): Value {
  if (typeof json === 'string') return /^-?\d+$/.test(json) ? int(BigInt(json)) : NULL;
  if (typeof json !== 'number') return NULL;
  if (!Number.isInteger(json)) return float(json);
  const whole = BigInt(json);
  return whole < -INT_LIMIT || whole >= INT_LIMIT ? float(json) : int(whole);
}

function itemsOf(json: Json | undefined): Value[] {
  const values = isObject(json) ? json.values : undefined;
  return Array.isArray(values) ? values.map(fromExpression) : [];
}

function segmentsOf(json: Json | undefined): PathSegment[] {
  const segments = isObject(json) && Array.isArray(json.segments) ? json.segments : [];
  return segments.flatMap(segmentOf);
}

function segmentOf(json: Json): PathSegment[] {
  if (!isObject(json)) return [];
  const { simple, variable_name: capture, bound_value: bound } = json;
  if (typeof simple === 'string') return [{ text: simple }];
  if (typeof capture !== 'string') return [];
  if (typeof bound === 'string') return [{ capture, text: bound }];
  const value = fromExpression(bound);
  if (value.type === 'string') return [{ capture, text: value.value }];
  // A capture of the rest of a path becomes its segments.
  return value.type === 'path' ? [...value.segments] : [{ capture }];
}
