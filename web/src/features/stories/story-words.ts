import type { PrivacyLevel, SubmissionStatus } from '@hearthkin/domain/community/story';

/** Labels of the privacy levels. */
export const PRIVACY_WORDS: Readonly<
  Record<PrivacyLevel, { readonly label: string; readonly text: string }>
> = {
  private: { label: 'Private', text: 'Only you can read it. It isn’t reviewed.' },
  community: { label: 'Community', text: 'Anyone signed in can read it.' },
  public: { label: 'Public', text: 'Anyone can read it, without signing in.' },
};

/** Status labels for the author. */
export const STATUS_WORDS: Readonly<Record<SubmissionStatus, string>> = {
  pending_review: 'Waiting for review',
  private: 'Private',
  published: 'Published',
  returned: 'Needs another look',
  withdrawn: 'No longer published',
};

export const ANONYMOUS = 'Anonymous';

/** Shown when the author gave no details. */
export const DEFAULT_WARNING = 'It may be hard for some to read.';
