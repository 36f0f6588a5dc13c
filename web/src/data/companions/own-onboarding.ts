import type { Training } from '@hearthkin/domain/companion/training';
import { type User, user } from '../accounts/account-queries';
import { type Application, ownApplication } from '../applications/application-queries';
import { useLive } from '../kit/live-query';
import { type Verification, verification } from '../verifications/verification-queries';
import { type Companion, companion } from './companion-queries';
import { training } from './training-queries';

/** The documents that say how far a companion has come. */
export interface OwnOnboarding {
  readonly account: User;
  readonly listing: Companion;
  readonly application: Application | null;
  readonly verification: Verification | null;
  readonly training: Training | null;
}

type OwnOnboardingRead =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly facts: OwnOnboarding };

/** A companion's own account, listing, application, checks and training, live. */
export function useOwnOnboarding(uid: string): OwnOnboardingRead {
  const account = useLive(user(uid));
  const listing = useLive(companion(uid));
  const application = useLive(ownApplication(uid));
  const review = useLive(verification(uid));
  const lessons = useLive(training(uid));
  const reads = [account, listing, application, review, lessons];
  const retry = () => reads.forEach((read) => void read.retry());
  if (reads.some(({ status }) => status === 'failed')) return { status: 'failed', retry };
  if (
    account.status !== 'ready' ||
    listing.status !== 'ready' ||
    application.status !== 'ready' ||
    review.status !== 'ready' ||
    lessons.status !== 'ready'
  ) {
    return { status: 'loading' };
  }
  // Sign-up has created both.
  if (account.data === null || listing.data === null) return { status: 'failed', retry };
  return {
    status: 'ready',
    facts: {
      account: account.data.data,
      listing: listing.data.data,
      application: application.data?.data ?? null,
      verification: review.data?.data ?? null,
      training: lessons.data?.data ?? null,
    },
  };
}
