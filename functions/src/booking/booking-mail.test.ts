import type { Booking } from '@hearthkin/domain/booking/booking';
import { BOOKING_EVENT_KINDS } from '@hearthkin/domain/notification/kinds';
import { FORMER_NAMES } from '@hearthkin/domain/notification/words';
import { authorizePayment, holdPayment } from '@hearthkin/domain/payment/settle';
import { plainBooking } from '@hearthkin/domain/plain-booking';
import { plainPrice } from '@hearthkin/domain/plain-price';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../core/compose-mail';
import { type BookingMailFacts, bookingMail as contentOf } from './booking-mail';

const bookingMail = (facts: BookingMailFacts) =>
  composeMail({ to: 'eve@hearthkin.test', toName: 'Eve' }, contentOf(facts));

const booking = plainBooking({
  startsAt: new Date('2026-06-10T18:00:00Z'),
  dueAt: new Date('2026-06-02T12:00:00Z'),
  duration: 1.5,
  status: 'confirmed',
  location: 'Public Garden',
  price: plainPrice(2750),
});

const facts: BookingMailFacts = {
  kind: 'booking-requested',
  bookingId: 'b-1',
  booking,
  otherName: 'Sam P.',
  isCompanion: true,
  clock: null,
  now: new Date('2026-06-01T12:00:00Z'),
  siteUrl: 'https://hearthkin.test',
  payment: null,
  isLive: false,
};

describe('bookingMail', () => {
  it('tells a companion who asks, for what, when in their zone, and until when', () => {
    expect(bookingMail(facts)).toMatchObject({
      subject: 'Sam P. would like to book: Wed, Jun 10, 2:00 PM (New York time)',
      text: `Hello Eve,

Sam P. would like to book a session with you. Please reply by Tue, Jun 2, 8:00 AM (New York time).

Coffee & Walk, 1½ hours
Wed, Jun 10, 2:00 PM (New York time)
Where: Public Garden
You receive €22: €27.50, less our 20% fee. Payments aren’t live yet. No money is paid out.

See this booking: https://hearthkin.test/my-bookings/b-1

Hearthkin`,
    });
  });

  it('has a subject of its own for who wants to talk right now', () => {
    const talk = { ...facts, booking: { ...booking, timing: 'now' as const } };
    expect(bookingMail(talk).subject).toBe('Sam P. would like to talk right now');
    expect(bookingMail({ ...talk, isCompanion: false }).subject).toMatch(
      /^Your request to Sam P\./,
    );
  });

  it('confirms a request to its member, with the price, on their own clock', () => {
    const clock = { timeZone: 'America/Los_Angeles', hour12: true };
    const { subject, text } = bookingMail({ ...facts, isCompanion: false, clock });
    expect(subject).toBe('Your request to Sam P.: Wed, Jun 10, 11:00 AM (Los Angeles time)');
    expect(text).toContain('Wed, Jun 10, 11:00 AM (Los Angeles time), 2:00 PM in New York');
    expect(text).toContain('Your request is on its way. Sam P. has until ');
    expect(text).toContain('Total: €27.50. Payments aren’t live yet.');
  });

  it.each([
    [
      'booking-requested',
      'authorized',
      '€27.50 authorized on Mon, Jun 1. We charge it once Sam P. accepts.',
    ],
    ['booking-confirmed', 'held', '€27.50 charged on Mon, Jun 1. We hold it until'],
    ['booking-declined', 'voided', 'Nothing was charged. We’ve released the authorization'],
    ['booking-expired', 'voided', 'Nothing was charged. We’ve released the authorization'],
    ['booking-refunded', 'refunded', '€27.50 refunded on Mon, Jun 1. It reaches your card in'],
    ['booking-cancelled', 'refunded', '€27.50 refunded on Mon, Jun 1. It reaches your card in'],
  ] as const)('tells a member after %s what became of their money', (kind, status, words) => {
    const refundedMinor = status === 'refunded' ? 2750 : 0;
    const payment = { ...authorizePayment(booking, facts.now), status, refundedMinor };
    const { text } = bookingMail({ ...facts, kind, isCompanion: false, isLive: true, payment });
    expect(text).toContain(words);
    expect(text).not.toContain('aren’t live');
    expect(text.includes('You won’t be charged.')).toBe(status === 'voided');
  });

  it('tells a member what their session credit paid, also if it paid all', () => {
    const price = { ...booking.price, planCreditMinor: 2750, totalMinor: 0 };
    const payment = holdPayment({ ...booking, price }, facts.now);
    const { text } = bookingMail({ ...facts, isCompanion: false, isLive: true, payment });
    expect(text).toContain('€27.50 paid with session credit.');
    expect(text).not.toContain('€0');
  });

  it('says that no money moves only where none does', () => {
    const mailOf = (totalMinor: number, isLive: boolean, isCompanion: boolean) => {
      const price = { ...booking.price, totalMinor };
      const payment = holdPayment({ ...booking, price }, facts.now);
      return bookingMail({ ...facts, isCompanion, isLive, payment }).text.includes('aren’t live');
    };
    for (const isCompanion of [true, false]) {
      expect(mailOf(0, true, isCompanion)).toBe(false);
      expect(mailOf(0, false, isCompanion)).toBe(true);
      // A booking from before payments went live.
      expect(mailOf(2750, true, isCompanion)).toBe(true);
    }
  });

  it.each([
    [1.25, '1¼ hours'],
    [1.75, '1¾ hours'],
  ])('says how long a session of %s hours lasts', (duration, words) => {
    expect(bookingMail({ ...facts, booking: { ...booking, duration } }).text).toContain(
      `Coffee & Walk, ${words}\n`,
    );
  });

  it('names a deleted account in both places of a sentence', () => {
    const left = { ...facts, otherName: FORMER_NAMES.spender };
    const canceled = bookingMail({ ...left, kind: 'booking-cancelled' });
    expect(canceled.subject).toBe('A former member canceled: Wed, Jun 10, 2:00 PM (New York time)');
    expect(canceled.text).toContain('A former member canceled your session.');
    expect(bookingMail({ ...left, kind: 'booking-expired' }).text).toContain(
      'The request from a former member expired',
    );
  });

  it('has a subject and a sentence of its own for every event', () => {
    const mails = BOOKING_EVENT_KINDS.map((kind) => bookingMail({ ...facts, kind }));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(BOOKING_EVENT_KINDS.length);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(BOOKING_EVENT_KINDS.length);
  });

  it('gives the other side’s reason and leaves out missing facts', () => {
    const at = new Date('2026-06-05T12:00:00Z');
    const cancelled = {
      ...booking,
      location: null,
      cancellation: {
        endReason: 'member-cancelled' as const,
        endedBy: 'spender' as const,
        reason: 'A cold.',
        at,
      },
    };
    const { text } = bookingMail({
      ...facts,
      kind: 'booking-cancelled',
      booking: cancelled,
      siteUrl: '',
    });
    expect(text).toContain('Sam P. canceled your session.');
    expect(text).toContain('They wrote: A cold.');
    expect(text).not.toContain('Where:');
    expect(text).not.toContain('my-bookings');
  });

  it('tells a member whose session another cancelled that they pay nothing', () => {
    const by = (endReason: 'companion-cancelled' | 'operator', isCompanion = false) => {
      const at = new Date('2026-06-10T17:59:00Z');
      const endedBy = endReason === 'operator' ? 'operator' : 'earner';
      const cancellation = { endReason, endedBy, reason: 'A storm.', at } as const;
      const cancelled = { ...booking, cancellation };
      return bookingMail({ ...facts, kind: 'booking-cancelled', booking: cancelled, isCompanion })
        .text;
    };
    expect(by('companion-cancelled')).toContain(
      'Sam P. canceled your session. You won’t be charged.',
    );
    expect(by('operator')).toContain('Note from our team: A storm.');
    expect(by('operator')).toContain('You won’t be charged.');
    expect(by('operator', true)).toContain('Your session with Sam P. was canceled by our team.');
    expect(by('operator', true)).not.toContain('charged');
  });

  it('reminds of a session a day before, by its name and time', () => {
    expect(bookingMail({ ...facts, kind: 'booking-reminder-day' }).subject).toBe(
      'Your session with Sam P.: Wed, Jun 10, 2:00 PM (New York time)',
    );
  });

  it('leads to the room of a virtual session when it opens', () => {
    const mail = bookingMail({ ...facts, kind: 'booking-reminder-room' });
    expect(mail.subject).toBe('Your room with Sam P. is open');
    expect(mail.text).toContain('The room of your session with Sam P. is open.');
    expect(mail.text).toContain(`/sessions/${facts.bookingId}`);
    expect(mail.text).not.toContain('/my-bookings/');
  });

  it('says what an expired request means for each side', () => {
    const expired = { ...facts, kind: 'booking-expired' as const };
    expect(bookingMail(expired).text).toContain('expired before you replied');
    expect(bookingMail({ ...expired, isCompanion: false }).text).toContain('You won’t be charged.');
  });

  it('says which other time is proposed, in the words of the side that proposes it', () => {
    const startsAt = new Date('2026-06-11T18:00:00Z');
    const proposal = {
      by: 'spender' as const,
      startsAt,
      endsAt: startsAt,
      date: '2026-06-11',
      time: '14:00',
      note: 'My train is late.',
      at: startsAt,
    };
    const { text } = bookingMail({
      ...facts,
      kind: 'booking-time-proposed',
      booking: { ...booking, proposal },
    });
    expect(text).toContain('a new time: Thu, Jun 11, 2:00 PM (New York time).');
    expect(text).toContain('Wed, Jun 10, 2:00 PM (New York time)\n');
    expect(text).toContain('They wrote: My train is late.');
    expect(text).toContain('Until you reply, your session stays as booked:');
    const asked = { ...booking, proposal, status: 'pending' as const };
    const about = (isCompanion: boolean) =>
      bookingMail({ ...facts, kind: 'booking-time-proposed', booking: asked, isCompanion }).text;
    const due = 'request stays open until Tue, Jun 2, 8:00 AM (New York time):';
    expect(about(true)).toContain(`The ${due}`);
    expect(about(false)).toContain(`Your ${due}`);
    expect(about(false)).not.toContain('as booked');
  });

  it('says what a declined new time leaves: the session, or the request until its deadline', () => {
    const about = (status: Booking['status']) =>
      bookingMail({ ...facts, kind: 'booking-proposal-declined', booking: { ...booking, status } })
        .text;
    expect(about('confirmed')).toContain(
      'Sam P. can’t make the new time. Your session stays as booked.',
    );
    expect(about('pending')).toContain(
      'Sam P. can’t make the new time. The request stays open until Tue, Jun 2, 8:00 AM (New York time).',
    );
  });
});
