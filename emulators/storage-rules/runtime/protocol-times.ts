import type { Json } from './protocol';
import { isObject } from './protocol-reader';

const NANOS = 1_000_000_000n;
const RFC_3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Nanoseconds since 1970 of an RFC 3339 text such as "2024-01-02T03:04:05.678Z". */
export function timestampNanos(json: Json | undefined): bigint | undefined {
  const parts = typeof json === 'string' ? RFC_3339.exec(json) : null;
  if (!parts) return undefined;
  const [, date, time, fraction = '', zone] = parts;
  const milliseconds = Date.parse(`${date}T${time}${zone}`);
  if (Number.isNaN(milliseconds)) return undefined;
  return BigInt(milliseconds) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

/** Nanoseconds of `{seconds, nanos}`; either may be missing. */
export function durationNanos(json: Json | undefined): bigint | undefined {
  if (!isObject(json)) return undefined;
  const seconds = Number(json.seconds ?? 0);
  const nanos = Number(json.nanos ?? 0);
  if (!Number.isSafeInteger(seconds) || !Number.isSafeInteger(nanos)) return undefined;
  return BigInt(seconds) * NANOS + BigInt(nanos);
}
