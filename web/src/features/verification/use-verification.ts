import { type User, user } from '../../data/accounts/account-queries';
import { useLive } from '../../data/kit/live-query';
import { type Verification, verification } from '../../data/verifications/verification-queries';
import { useOnline } from '../../ui/hooks/online';
import { useSettled } from '../../ui/hooks/use-settled';

/** That nothing was handed in is only believed of a device alone after this long: not at all. */
const SILENCE_MS = 3_000;

export type VerificationRead =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly account: User;
      /** Null before anything was checked or handed in. */
      readonly review: Verification | null;
    };

/** A person's account and their review, as they change. */
export function useVerification(uid: string): VerificationRead {
  const account = useLive(user(uid));
  const review = useLive(verification(uid));
  const online = useOnline();
  // Nothing on this device says nothing about what exists.
  const isUnsure = [account, review].some(
    (live) => live.status === 'ready' && live.data === null && live.fromCache,
  );
  const isSilent = useSettled(isUnsure, SILENCE_MS);
  const retry = () => {
    account.retry();
    review.retry();
  };
  if (account.status === 'failed' || review.status === 'failed' || (isUnsure && !online)) {
    return { status: 'failed', retry };
  }
  if (isSilent) return { status: 'failed', retry };
  if (account.status === 'loading' || review.status === 'loading' || isUnsure) {
    return { status: 'loading' };
  }
  if (account.data === null) return { status: 'failed', retry };
  return { status: 'ready', account: account.data.data, review: review.data?.data ?? null };
}
