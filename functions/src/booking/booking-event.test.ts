import {
  type Actor,
  type Booking,
  type BookingStatus,
  CLAIM_END_REASONS,
  type EndReason,
  type HistoryEntry,
  TRANSITION_END_REASONS,
} from '@hearthkin/domain/booking/booking';
import { plainBooking } from '@hearthkin/domain/booking/plain-booking';
import { describe, expect, it } from 'vitest';
import { bookingEvent } from './booking-event';

function booking(status: BookingStatus, by: Actor, endReason?: EndReason): Booking {
  const at = new Date('2026-06-01T12:00:00Z');
  const cancellation = endReason && { endReason, endedBy: by, reason: '', at };
  const statusHistory = [{ status, at, by }];
  return plainBooking({ status, statusHistory, cancellation: cancellation ?? null });
}

const pending = booking('pending', 'spender');
const confirmed = booking('confirmed', 'earner');

describe('bookingEvent', () => {
  it('notifies the companion of a request and the member of the answer', () => {
    expect(bookingEvent(null, pending)).toEqual({
      kind: 'booking-requested',
      recipients: ['eve'],
    });
    expect(bookingEvent(pending, confirmed)).toEqual({
      kind: 'booking-confirmed',
      recipients: ['sam'],
    });
  });

  it('notifies the other side of an end, and both sides if neither ended it', () => {
    const told = (by: Actor, endReason: EndReason) =>
      bookingEvent(pending, booking('cancelled', by, endReason));
    expect(told('earner', 'declined')).toEqual({ kind: 'booking-declined', recipients: ['sam'] });
    expect(told('spender', 'withdrawn')).toEqual({
      kind: 'booking-withdrawn',
      recipients: ['eve'],
    });
    expect(told('spender', 'member-cancelled')?.recipients).toEqual(['eve']);
    expect(told('earner', 'companion-cancelled')?.recipients).toEqual(['sam']);
    expect(told('system', 'expired')?.recipients).toEqual(['sam', 'eve']);
    expect(told('operator', 'operator')?.recipients).toEqual(['sam', 'eve']);
    for (const reason of TRANSITION_END_REASONS) {
      expect(told('system', reason)?.kind).toMatch(/declined|withdrawn|cancelled|expired/);
    }
    // The decision about a claim has told both.
    for (const reason of CLAIM_END_REASONS) expect(told('operator', reason)).toBeNull();
  });

  it('notifies both sides of a session completed by the system', () => {
    expect(bookingEvent(confirmed, booking('completed', 'system'))).toEqual({
      kind: 'booking-completed',
      recipients: ['sam', 'eve'],
    });
  });

  it('notifies no one of a write without a change, or of a deleted booking', () => {
    expect(bookingEvent(pending, { ...pending })).toBeNull();
    expect(bookingEvent(pending, null)).toBeNull();
  });

  it('notifies the other side of a proposal and of the answer, but not of a withdrawal', () => {
    const at = new Date('2026-06-02T12:00:00Z');
    const after = (by: Actor, event: HistoryEntry['event'], status: BookingStatus = 'pending') => ({
      ...pending,
      status,
      statusHistory: [...pending.statusHistory, { status, at, by, event }],
    });
    const told = (by: Actor, event: HistoryEntry['event']) =>
      bookingEvent(pending, after(by, event));
    expect(told('earner', 'time-proposed')).toEqual({
      kind: 'booking-time-proposed',
      recipients: ['sam'],
    });
    expect(told('spender', 'proposal-declined')).toEqual({
      kind: 'booking-proposal-declined',
      recipients: ['eve'],
    });
    expect(told('spender', 'proposal-withdrawn')).toBeNull();
    for (const [event, kind] of [
      ['place-proposed', 'booking-place-proposed'],
      ['place-declined', 'booking-place-declined'],
      ['place-agreed', 'booking-place-agreed'],
    ] as const) {
      expect(told('earner', event)).toEqual({ kind, recipients: ['sam'] });
    }
    expect(told('earner', 'place-withdrawn')).toBeNull();
    expect(bookingEvent(pending, after('spender', 'time-moved', 'confirmed'))).toEqual({
      kind: 'booking-moved',
      recipients: ['eve'],
    });
  });

  it('notifies of a cancellation after a proposal like any other', () => {
    const at = new Date('2026-06-02T12:00:00Z');
    const proposed: Booking = {
      ...pending,
      statusHistory: [
        ...pending.statusHistory,
        { status: 'pending', at, by: 'spender', event: 'time-proposed' },
      ],
    };
    const ended: Booking = {
      ...booking('cancelled', 'earner', 'declined'),
      statusHistory: [...proposed.statusHistory, { status: 'cancelled', at, by: 'earner' }],
    };
    expect(bookingEvent(proposed, ended)).toEqual({
      kind: 'booking-declined',
      recipients: ['sam'],
    });
    expect(bookingEvent(proposed, { ...proposed })).toBeNull();
  });
});
