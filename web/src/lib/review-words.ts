import {
  REVIEW_EDIT_MS,
  type ReviewTag,
  type SessionReview,
} from '@hearthkin/domain/companion/review';
import { formatDate, formatTime, ownTimeZone } from './format';

/** In the order of the form. */
export const TAG_WORDS: Readonly<Record<ReviewTag, string>> = {
  calm: 'Calm',
  punctual: 'Punctual',
  listener: 'Good listener',
  warm: 'Warm',
  funny: 'Funny',
  talker: 'Easy to talk to',
  practical: 'Practical',
  respectful: 'Respectful',
};

/** "until Fri, Nov 27, 10:00 AM" */
export function editableUntil({ createdAt }: Pick<SessionReview, 'createdAt'>): string {
  const until = new Date(createdAt.getTime() + REVIEW_EDIT_MS);
  const zone = ownTimeZone();
  return `until ${formatDate(until, zone)}, ${formatTime(until, zone)}`;
}

/** The rest of a sentence about an unpublished review. */
export function appearsLater(companionName: string): string {
  return `appears on ${companionName}’s profile after a week, without the date of your session.`;
}

/** The facts that the author of a review needs to know about it; null once it is published. */
export function ownReviewWords(
  { reviewId, removedAt }: Pick<SessionReview, 'reviewId' | 'removedAt'>,
  companionName: string,
): string | null {
  if (removedAt !== null) return 'Our team removed this review. Only you can see it.';
  return reviewId === null ? `It ${appearsLater(companionName)}` : null;
}
