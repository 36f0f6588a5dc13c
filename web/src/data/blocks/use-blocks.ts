import type { Block } from '@hearthkin/domain/safety/block';
import { useMemo } from 'react';
import { useLive } from '../kit/live-query';
import { ownBlocks } from './block-queries';

/** A user's blocks, by the uid of the other person. */
export type Blocks = ReadonlyMap<string, Block>;

const NONE: Blocks = new Map();

/**
 * The user's own blocks, live; null while loading, so that nothing shows that a block hides. None
 * while they can't be read, and none for a visitor.
 */
export function useBlocks(uid: string | null): Blocks | null {
  const read = useLive(uid === null ? null : ownBlocks(uid));
  const found = read.status === 'ready' ? read.data : null;
  const blocks = useMemo(
    () => (found === null ? null : new Map(found.map(({ id, data }) => [id, data]))),
    [found],
  );
  return blocks ?? (uid === null || read.status === 'failed' ? NONE : null);
}
