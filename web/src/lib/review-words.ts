import { REVIEW_EDIT_MS, type Review } from '@hearthkin/domain/companion/review';
import { formatDate, formatTime, ownTimeZone } from './format';

/** "until Fri, Nov 27, 2026, 10:00 AM" */
export function editableUntil({ createdAt }: Pick<Review, 'createdAt'>): string {
  const until = new Date(createdAt.getTime() + REVIEW_EDIT_MS);
  const zone = ownTimeZone();
  return `until ${formatDate(until, zone)}, ${formatTime(until, zone)}`;
}
