import { floatText } from './number';
import { pathText } from './text';
import type { Value } from './value';

const SECOND = 1_000_000_000n;

function fractionText(nanos: bigint): string {
  const digits = String(nanos).padStart(9, '0').replace(/0+$/, '');
  return digits && `.${digits}`;
}

function timestampText(nanos: bigint): string {
  const fraction = ((nanos % SECOND) + SECOND) % SECOND;
  const seconds = new Date(Number((nanos - fraction) / 1_000_000n)).toISOString();
  return `${seconds.replace('.000Z', '')}${fractionText(fraction)}Z`;
}

function durationText(nanos: bigint): string {
  const absolute = nanos < 0n ? -nanos : nanos;
  return `${nanos < 0n ? '-' : ''}${absolute / SECOND}${fractionText(absolute % SECOND)}s`;
}

/** A value for messages: literals as in rules, other types by name. */
export function describeValue(value: Value): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return floatText(value.value);
    case 'string':
      return JSON.stringify(value.value);
    case 'bytes':
      return `b"${Buffer.from(value.value).toString('hex').replaceAll(/../g, '\\x$&')}"`;
    case 'timestamp':
      return `timestamp(${timestampText(value.nanos)})`;
    case 'duration':
      return `duration(${durationText(value.nanos)})`;
    case 'latlng':
      return `latlng(${floatText(value.latitude)}, ${floatText(value.longitude)})`;
    case 'list':
      return `[${value.items.map(describeValue).join(', ')}]`;
    case 'set':
      return `set(${value.items.map(describeValue).join(', ')})`;
    case 'map':
      return describeMap(value.entries);
    case 'path':
      return pathText(value) || '/';
    case 'map_diff':
      return `map_diff(${describeMap(value.after)}, ${describeMap(value.before)})`;
  }
}

function describeMap(entries: ReadonlyMap<string, Value>): string {
  const texts = [...entries].map(
    ([key, value]) => `${JSON.stringify(key)}: ${describeValue(value)}`,
  );
  return `{${texts.join(', ')}}`;
}
