import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import { formatDateTime } from './format-date-time';

/** "Ordered from Northlight Screening, Dec 1, 2026, 9:00 AM." */
export function orderWords({ issuer, orderedAt }: CheckOrder): string {
  return `Ordered from ${issuer}, ${formatDateTime(orderedAt)}.`;
}
