import type { UserType } from '@hearthkin/domain/account/fields';
import { useRef } from 'react';
import { type User, user } from '../../data/accounts/account-queries';
import { type Companion, companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { useOnline } from '../../ui/hooks/online';
import { useSettled } from '../../ui/hooks/use-settled';

/** That there is no account is only believed of a device alone after this long: not at all. */
const SILENCE_MS = 3_000;

export interface OwnProfile {
  readonly account: User;
  /** A companion's listing; null for members, and until it has been made. */
  readonly listing: Companion | null;
}

export type ProfileRead =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | ({ readonly status: 'ready' } & OwnProfile);

/** A person's own account and listing, as they change. */
export function useOwnProfile(uid: string, userType: UserType): ProfileRead {
  const account = useLive(user(uid));
  const listing = useLive(userType === 'earner' ? companion(uid) : null);
  const online = useOnline();
  const isUnsure = account.status === 'ready' && account.data === null && account.fromCache;
  const isSilent = useSettled(isUnsure, SILENCE_MS);

  // An account that is being deleted stays on the screen until its person has been led away.
  const last = useRef<OwnProfile | null>(null);
  const isRead = userType === 'spender' || listing.status === 'ready';
  if (account.status === 'ready' && account.data !== null && isRead) {
    const listed = listing.status === 'ready' ? (listing.data?.data ?? null) : null;
    const ready = { account: account.data.data, listing: listed };
    last.current = ready;
    return { status: 'ready', ...ready };
  }
  if (last.current !== null) return { status: 'ready', ...last.current };

  const hasFailed =
    account.status === 'failed' || (userType === 'earner' && listing.status === 'failed');
  const isNobody = account.status === 'ready' && account.data === null && !isUnsure;
  if (hasFailed || isNobody || isSilent || (isUnsure && !online)) {
    return {
      status: 'failed',
      retry: () => {
        account.retry();
        listing.retry();
      },
    };
  }
  return { status: 'loading' };
}
