import { loose } from './equality';
import { overload, type Table } from './overload';
import { setOf } from './set';
import { type MapDiffValue, string } from './value';

type Status = 'added' | 'removed' | 'changed' | 'unchanged';

function statusOf({ after, before }: MapDiffValue, key: string): Status {
  const now = after.get(key);
  const then = before.get(key);
  if (!then) return 'added';
  if (!now) return 'removed';
  return loose(now, then) ? 'unchanged' : 'changed';
}

function keysOf(...statuses: Status[]) {
  return [
    overload(['map_diff'], (diff) => {
      const keys = new Set([...diff.before.keys(), ...diff.after.keys()]);
      return setOf([...keys].filter((key) => statuses.includes(statusOf(diff, key))).map(string));
    }),
  ];
}

export const MAP_DIFF: Table = {
  addedKeys: keysOf('added'),
  removedKeys: keysOf('removed'),
  changedKeys: keysOf('changed'),
  affectedKeys: keysOf('added', 'removed', 'changed'),
  unchangedKeys: keysOf('unchanged'),
};
