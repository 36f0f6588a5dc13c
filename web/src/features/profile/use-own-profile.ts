import type { UserType } from '@hearthkin/domain/foundation/fields';
import { useRef } from 'react';
import { type User, user } from '../../data/accounts/account-queries';
import { type Companion, companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';

export interface OwnProfile {
  readonly account: User;
  /** A companion's listing; null for members and until it is created. */
  readonly listing: Companion | null;
}

type ProfileRead =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isMissing: boolean; readonly retry: () => void }
  | ({ readonly status: 'ready' } & OwnProfile);

/** The user's live account and listing. */
export function useOwnProfile(uid: string, userType: UserType): ProfileRead {
  const account = useLive(user(uid));
  const listing = useLive(userType === 'earner' ? companion(uid) : null);

  // A deleted account stays on screen until the redirect.
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
  const isMissing = account.status === 'ready' && account.data === null;
  if (hasFailed || isMissing) {
    return {
      status: 'failed',
      isMissing,
      retry: () => {
        account.retry();
        listing.retry();
      },
    };
  }
  return { status: 'loading' };
}
