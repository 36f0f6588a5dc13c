import { displayNameOf } from '@hearthkin/domain/account/profile';
import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import { KIND_OF_END } from '@hearthkin/domain/booking/end-kind';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { priceData } from '@hearthkin/domain/news/price-data';
import type { Notification } from '@hearthkin/domain/notification/notification';
import type { SampleAccount } from './accounts';
import type { SampleSession } from './sessions';

export interface SampleNotification {
  readonly id: string;
  readonly data: Notification;
}

/** The maximum per person. */
const MAX_NOTIFICATIONS = 8;
const UNREAD = 2;

/** Recent notifications of a sample person about sessions and payouts, newest first. */
export function sampleNotifications(
  { uid }: SampleAccount,
  sessions: readonly SampleSession[],
  accounts: readonly SampleAccount[],
  now: Date,
): SampleNotification[] {
  const names = new Map(accounts.map((account) => [account.uid, displayNameOf(account.user)]));
  return sessions
    .filter(({ booking }) => booking.participantIds.includes(uid))
    .flatMap((session) => [...toldOfBooking(session, uid, names), ...toldOfPayout(session, uid)])
    .filter(({ data }) => data.createdAt.getTime() < now.getTime())
    .sort((a, b) => b.data.createdAt.getTime() - a.data.createdAt.getTime())
    .slice(0, MAX_NOTIFICATIONS)
    .map(({ id, data }, index) => {
      const looked = Math.min(data.createdAt.getTime() + HOUR_MS, now.getTime());
      return { id, data: { ...data, readAt: index < UNREAD ? null : new Date(looked) } };
    });
}

function toldOfBooking(
  { id, booking }: SampleSession,
  uid: string,
  names: ReadonlyMap<string, string>,
): SampleNotification[] {
  const kind = kindFor(booking, uid);
  const otherName = names.get(otherParty(booking, uid).uid);
  if (kind === null || otherName === undefined) return [];
  const { activity, date, time, timeZone } = booking;
  const data = {
    ...{ bookingId: id, activity, date, time, timeZone, otherName },
    ...(kind === 'booking-requested' && priceData(booking.price)),
  };
  return [
    {
      id: `${id}_${kind}`,
      data: { kind, data, link: `/my-bookings/${id}`, createdAt: booking.updatedAt, readAt: null },
    },
  ];
}

/** The last event of a booking, unless this person caused it. */
function kindFor({ status, cancellation, ...booking }: Booking, uid: string) {
  const isCompanion = uid === booking.earnerId;
  if (status === 'pending') return isCompanion ? 'booking-requested' : null;
  if (status === 'confirmed') return isCompanion ? null : 'booking-confirmed';
  if (status === 'completed') return isCompanion ? null : 'booking-completed';
  if (cancellation === null || cancellation.endedBy === (isCompanion ? 'earner' : 'spender')) {
    return null;
  }
  return KIND_OF_END[cancellation.endReason];
}

function toldOfPayout({ id, payout }: SampleSession, uid: string): SampleNotification[] {
  if (payout?.paidAt == null || payout.earnerId !== uid) return [];
  const { payoutMinor, currency, paidAt } = payout;
  const data = { bookingId: id, amountMinor: String(payoutMinor), currency };
  const told = { kind: 'payout-paid', data, link: '/earnings' } as const;
  return [{ id: `${id}_payout-paid`, data: { ...told, createdAt: paidAt, readAt: null } }];
}
