import { type User, user } from '../accounts/account-queries';
import { useLive } from '../kit/live-query';
import { type Verification, verification } from './verification-queries';

type VerificationRead =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly account: User;
      /** Null before the first check or submission. */
      readonly review: Verification | null;
    };

/** The user's live account and verification. */
export function useVerification(uid: string): VerificationRead {
  const account = useLive(user(uid));
  const review = useLive(verification(uid));
  const retry = () => {
    account.retry();
    review.retry();
  };
  if (account.status === 'failed' || review.status === 'failed') {
    return { status: 'failed', retry };
  }
  if (account.status === 'loading' || review.status === 'loading') {
    return { status: 'loading' };
  }
  if (account.data === null) return { status: 'failed', retry };
  return { status: 'ready', account: account.data.data, review: review.data?.data ?? null };
}

/** Whether a person may compare their face: not yet, or without a match, unless our team has declined it or looks at it. */
export function mayTryFace(check: Verification['identityCheck']): boolean {
  return check === undefined || (check.status === 'failed' && check.refusedAt === undefined);
}
