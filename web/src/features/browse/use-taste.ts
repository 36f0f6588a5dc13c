import type { Interest } from '@hearthkin/domain/account/interests';
import { useMemo } from 'react';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { useSession } from '../../session/session';
import { useExpectedMemberId } from './use-expected-member';

/** What the list begins with: the member's own city and interests. */
export interface Taste {
  /** '' while unknown. */
  readonly city: string;
  readonly interests: readonly Interest[];
}

const NO_TASTE: Taste = { city: '', interests: [] };

/** Null while loading, so that the list doesn't change once it is known. */
export function useTaste(): Taste | null {
  const isStarting = useSession().status === 'starting';
  const memberId = useExpectedMemberId();
  const account = useLive(memberId === null ? null : user(memberId));
  const found = account.status === 'ready' ? account.data?.data : undefined;
  const taste = useMemo(
    () =>
      found === undefined ? NO_TASTE : { city: found.address.city, interests: found.interests },
    [found],
  );
  if (isStarting && memberId === null) return null;
  if (memberId === null || account.status === 'failed') return NO_TASTE;
  return account.status === 'loading' ? null : taste;
}
