import { describeValue } from '@hearthkin/storage-rules/types/describe';
import { findMethod } from '@hearthkin/storage-rules/types/functions';
import type { MapDiffValue, PathSegment, Value } from '@hearthkin/storage-rules/types/value';

/** Values as text, independent of the order of a map's keys and a set's items. */
export const texts = {
  list: (items: readonly string[]) => `[${items.join(', ')}]`,
  set: (items: readonly string[]) => `set(${items.toSorted().join(', ')})`,
  map: (entries: readonly (readonly [string, string])[]) => `{${sorted(entries)}}`,
  diff: (statuses: readonly (readonly [string, string])[]) => `diff(${sorted(statuses)})`,
  path: (segments: readonly PathSegment[]) => segments.map(segmentText).join(''),
};

function sorted(entries: readonly (readonly [string, string])[]): string {
  return entries
    .map(([key, value]) => `${JSON.stringify(key)}: ${value}`)
    .toSorted()
    .join(', ');
}

function segmentText({ text, capture = '' }: PathSegment): string {
  return text === undefined ? `/{${capture.replace('=**', '')}}` : `/${text}`;
}

/** A value of our interpreter as text. */
export function textOf(value: Value): string {
  switch (value.type) {
    case 'list':
      return texts.list(value.items.map(textOf));
    case 'set':
      return texts.set(value.items.map(textOf));
    case 'map':
      return texts.map([...value.entries].map(([key, item]) => [key, textOf(item)]));
    case 'path':
      return texts.path(value.segments);
    case 'map_diff':
      return texts.diff(statusesOf(value));
    default:
      return describeValue(value);
  }
}

function statusesOf(diff: MapDiffValue): [string, string][] {
  return ['added', 'removed', 'changed', 'unchanged'].flatMap((status) => {
    const method = findMethod(diff, `${status}Keys`);
    const keys = method.type === 'failure' ? method : method.call([]);
    if (keys.type !== 'set') throw new Error(`${status}Keys() gave no set.`);
    return keys.items.map((key): [string, string] => [
      key.type === 'string' ? key.value : '',
      status.toUpperCase(),
    ]);
  });
}
