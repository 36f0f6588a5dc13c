import { type Measure, measureIn, type Point } from '@hearthkin/domain/account/place';
import type { User } from '@hearthkin/domain/account/user';
import type { Interest } from '@hearthkin/domain/foundation/interests';
import { useMemo } from 'react';
import { user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { useSession } from '../../session/session';
import { useExpectedMemberId } from './use-expected-member';

/** The town that a member lives in. */
export interface Here {
  /** The city of their address; '' without one. */
  readonly city: string;
  /** Null while it isn't known where that is. */
  readonly point: Point | null;
  readonly measure: Measure;
}

/** The beginning of the list: the member's own city and interests. */
export interface Taste {
  /** '' while unknown. */
  readonly city: string;
  readonly interests: readonly Interest[];
  /** Null for who has no account, or while it can't be read. */
  readonly here: Here | null;
}

const NO_TASTE: Taste = { city: '', interests: [], here: null };

/** Null while loading, so that the list doesn't change once it is known. */
export function useTaste(): Taste | null {
  const isStarting = useSession().status === 'starting';
  const memberId = useExpectedMemberId();
  const account = useLive(memberId === null ? null : user(memberId));
  const found = account.status === 'ready' ? account.data?.data : undefined;
  const taste = useMemo(() => (found === undefined ? NO_TASTE : tasteOf(found)), [found]);
  if (isStarting && memberId === null) return null;
  if (memberId === null || account.status === 'failed') return NO_TASTE;
  return account.status === 'loading' ? null : taste;
}

function tasteOf({ address: { city, country }, home, interests }: User): Taste {
  const here = { city, point: home?.point ?? null, measure: measureIn(country) };
  return { city, interests, here };
}
