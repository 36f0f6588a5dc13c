import { isOnline } from '@hearthkin/domain/companion/companion';
import { useMemo } from 'react';
import { signupIsIncomplete, useSession } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import { blockersOf } from '../blocks/block-queries';
import { useLive } from '../kit/live-query';
import type { Doc } from '../kit/readers';
import type { Companion } from './companion-queries';

const NO_BLOCKERS: readonly string[] = [];
const NEVER = new Date(0);

/**
 * Companions as the viewer may see them: those who blocked the viewer appear offline. Listings are
 * public, so this can't hide anything from someone without an account.
 */
export function useVisibleCompanions<T extends Companion | null>(
  items: readonly Doc<T>[],
): readonly Doc<T>[] {
  const blockers = useBlockers(items);
  return useMemo(() => items.map((item) => hideFromBlocked(blockers, item)), [items, blockers]);
}

/** The same for one companion. */
export function useVisibleCompanion(item: Doc<Companion> | null): Companion | null {
  const items = useMemo(() => (item === null ? [] : [item]), [item]);
  return useVisibleCompanions(items)[0]?.data ?? null;
}

/** Only queried when there is an online status to hide. */
function useBlockers(items: readonly Doc<Companion | null>[]): readonly string[] {
  const session = useSession();
  const now = useNow();
  const isAnyOnline = items.some(({ data }) => data !== null && isOnline(data, now));
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const read = useLive(uid === null || !isAnyOnline ? null : blockersOf(uid));
  return read.status === 'ready' ? read.data : NO_BLOCKERS;
}

function hideFromBlocked<T extends Companion | null>(
  blockers: readonly string[],
  item: Doc<T>,
): Doc<T> {
  if (item.data === null || !blockers.includes(item.id)) return item;
  return { ...item, data: { ...item.data, lastActiveAt: NEVER } };
}
