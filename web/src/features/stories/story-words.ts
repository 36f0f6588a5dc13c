import type { PrivacyLevel, SubmissionStatus } from '@hearthkin/domain/community/story';

/** How the interface speaks of who may read a story. */
export const PRIVACY_WORDS: Readonly<
  Record<PrivacyLevel, { readonly label: string; readonly text: string }>
> = {
  private: { label: 'Private', text: 'Only you can read it. It is not reviewed.' },
  community: { label: 'Community', text: 'Whoever is signed in can read it.' },
  public: { label: 'Public', text: 'Anyone can read it, without signing in.' },
};

/** How it speaks to an author of where a story stands. */
export const STATUS_WORDS: Readonly<Record<SubmissionStatus, string>> = {
  pending_review: 'Waiting for review',
  private: 'Private',
  published: 'Published',
  returned: 'Needs another look',
  withdrawn: 'No longer published',
};

export const ANONYMOUS = 'Anonymous';

/** What stands for a warning of which no more is said. */
export const SOME_WARNING = 'It may be hard to read for some.';
