import { isOnline } from '@hearthkin/domain/companion/companion';
import { useMemo } from 'react';
import { signupIsIncomplete, useSession } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import { blockersOf } from '../blocks/block-queries';
import { useLive } from '../kit/live-query';
import type { Doc } from '../kit/readers';
import type { Companion } from './companion-queries';

const NOBODY: readonly string[] = [];
const NEVER = new Date(0);

/**
 * Companions as whoever is signed in may see them: those who have blocked them do not appear to be
 * online. What is listed is public, so this keeps nobody from looking without an account.
 */
export function useSeenCompanions<T extends Companion | null>(
  items: readonly Doc<T>[],
): readonly Doc<T>[] {
  const blockers = useBlockers(items);
  return useMemo(() => items.map((item) => seenBy(blockers, item)), [items, blockers]);
}

/** As `useSeenCompanions`, of one. */
export function useSeenCompanion(item: Doc<Companion> | null): Companion | null {
  const items = useMemo(() => (item === null ? [] : [item]), [item]);
  return useSeenCompanions(items)[0]?.data ?? null;
}

/** Asked for only while there is something to keep from somebody. */
function useBlockers(items: readonly Doc<Companion | null>[]): readonly string[] {
  const session = useSession();
  const now = useNow();
  const isAnyOnline = items.some(({ data }) => data !== null && isOnline(data, now));
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const read = useLive(uid === null || !isAnyOnline ? null : blockersOf(uid));
  return read.status === 'ready' ? read.data : NOBODY;
}

function seenBy<T extends Companion | null>(blockers: readonly string[], item: Doc<T>): Doc<T> {
  if (item.data === null || !blockers.includes(item.id)) return item;
  return { ...item, data: { ...item.data, lastActiveAt: NEVER } };
}
