import { FORMER_NAMES } from '@hearthkin/domain/account/profile';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { plainBooking } from '@hearthkin/domain/booking/plain-booking';
import { BOOKING_EVENT_KINDS } from '@hearthkin/domain/notification/kinds';
import { authorizePayment, holdPayment } from '@hearthkin/domain/payment/settle';
import { plainPrice } from '@hearthkin/domain/pricing/plain-price';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../mail/compose-mail';
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
  together: [],
  booking,
  otherName: 'Sam P.',
  isCompanion: true,
  clock: null,
  now: new Date('2026-06-01T12:00:00Z'),
  siteUrl: 'https://hearthkin.test',
  payment: null,
  isLive: false,
};

/** The booking, ended. */
const ended = (
  endReason: 'member-cancelled' | 'companion-cancelled' | 'operator',
  endedBy: 'spender' | 'earner' | 'operator',
  reason: string,
): Booking => ({
  ...booking,
  location: null,
  cancellation: { endReason, endedBy, reason, at: new Date('2026-06-05T12:00:00Z') },
});
const WHEN = 'Wed, Jun 10, 2:00 PM (New York time)';
const member = { isCompanion: false };
const now = { booking: { ...booking, timing: 'now' as const } };
const left = { otherName: FORMER_NAMES.spender };
const cancelled = { kind: 'booking-cancelled' as const };
const byTeam = { ...cancelled, booking: ended('operator', 'operator', 'A storm.') };
const declined = { kind: 'booking-proposal-declined' as const };

/** The facts in which a mail differs, the words that it has, and those that it hasn't. */
type Case = readonly [string, Partial<BookingMailFacts>, readonly string[], readonly string[]];

it.each<Case>([
  ['a wish to talk right now', now, ['Subject: Sam P. would like to talk right now\n'], []],
  ['one’s own such wish', { ...now, ...member }, ['Subject: Your request to Sam P.'], []],
  ['an hour and a quarter', { booking: { ...booking, duration: 1.25 } }, ['1¼ hours\n'], []],
  ['an hour and three', { booking: { ...booking, duration: 1.75 } }, ['1¾ hours\n'], []],
  [
    'a cancellation by a deleted account, in both places of a sentence,',
    { ...left, ...cancelled },
    [`Subject: A former member canceled: ${WHEN}\n`, 'A former member canceled your session.'],
    [],
  ],
  [
    'an expired request of a deleted account',
    { ...left, kind: 'booking-expired' },
    ['The request from a former member expired'],
    [],
  ],
  [
    'a cancellation by the member, with missing facts,',
    { ...cancelled, booking: ended('member-cancelled', 'spender', 'A cold.'), siteUrl: '' },
    ['Sam P. canceled your session.', 'They wrote: A cold.'],
    ['Where:', 'my-bookings'],
  ],
  [
    'a cancellation by the companion',
    { ...cancelled, ...member, booking: ended('companion-cancelled', 'earner', '') },
    ['Sam P. canceled your session. You won’t be charged.'],
    [],
  ],
  [
    'a cancellation by our team, to the member,',
    { ...byTeam, ...member },
    ['Note from our team: A storm.', 'You won’t be charged.'],
    [],
  ],
  [
    'a cancellation by our team, to the companion,',
    byTeam,
    ['Your session with Sam P. was canceled by our team.'],
    ['charged'],
  ],
  [
    'the next day',
    { kind: 'booking-reminder-day' },
    [`Subject: Your session with Sam P.: ${WHEN}\n`],
    [],
  ],
  [
    'the room of a virtual session',
    { kind: 'booking-reminder-room' },
    [
      'Subject: Your room with Sam P. is open\n',
      'The room of your session with Sam P. is open.',
      '/sessions/b-1',
    ],
    ['/my-bookings/'],
  ],
  ['an unanswered request', { kind: 'booking-expired' }, ['expired before you replied'], []],
  ['one’s own', { kind: 'booking-expired', ...member }, ['You won’t be charged.'], []],
  [
    'a declined new time of a session',
    declined,
    ['Sam P. can’t make the new time. Your session stays as booked.'],
    [],
  ],
  [
    'a declined new time of a request',
    { ...declined, booking: { ...booking, status: 'pending' } },
    ['new time. The request stays open until Tue, Jun 2, 8:00 AM (New York time).'],
    [],
  ],
])('a mail about %s says what it is for its reader', (_, change, has, hasNot) => {
  const { subject, text } = bookingMail({ ...facts, ...change });
  const mail = `Subject: ${subject}\n${text}`;
  for (const words of has) expect(mail).toContain(words);
  for (const words of hasNot) expect(mail).not.toContain(words);
});

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

Hearthkin
Run by Made-up Example Ltd., 1 Nowhere Street, 00000 Exampletown. Represented by Erin Example. Contact: operator@hearthkin.example`,
    });
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

  it('has a subject and a sentence of its own for every event', () => {
    const mails = BOOKING_EVENT_KINDS.map((kind) => bookingMail({ ...facts, kind }));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(BOOKING_EVENT_KINDS.length);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(BOOKING_EVENT_KINDS.length);
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

  it('says which place is proposed, and which one stays until the answer', () => {
    const placeProposal = { by: 'spender' as const, place: 'The library', at: facts.now };
    const about = (location: string | null) =>
      bookingMail({
        ...facts,
        kind: 'booking-place-proposed',
        booking: { ...booking, location, placeProposal },
      }).text;
    expect(about('Bryant Park')).toContain('They wrote: The library.');
    expect(about('Bryant Park')).toContain('Until you accept, you meet at Bryant Park.');
    expect(about(null)).toContain('Until you accept, no place is agreed.');
  });
});

describe('an email about a series', () => {
  const weeks = [0, 7].map((days) =>
    plainBooking({
      ...booking,
      startsAt: new Date(booking.startsAt.getTime() + days * 86_400_000),
    }),
  );
  const told = { ...facts, together: weeks };

  it('names each session with its pay, and the sum', () => {
    const { subject, text } = bookingMail(told);
    expect(subject).toMatch(/^Sam P\. would like to book 2 weekly sessions from Wed, Jun 10/);
    expect(text).toContain('Sam P. would like to book 2 weekly sessions with you.');
    expect(text.replace(/\s/g, ' ')).toMatch(/Jun 10, .*: €22 .*Jun 17, .*: €22 /);
    expect(text).toContain('You receive €44 in total.');
  });

  it('tells the member what was accepted together, and charged only where money moves', () => {
    const accepted = { ...told, kind: 'booking-confirmed', isCompanion: false } as const;
    expect(bookingMail(accepted).text).toContain('Total: €55. Payments aren’t live yet.');
    const payment = authorizePayment(booking, facts.now);
    const { subject, text } = bookingMail({ ...accepted, payment, isLive: true });
    expect(subject).toMatch(/^Sam P\. accepted 2 sessions from/);
    expect(text).toContain('Total: €55. We’ve charged your card for each.');
  });

  it('tells once what was declined or withdrawn together, and of the authorizations where money moves', () => {
    const declined = { ...told, kind: 'booking-declined', isCompanion: false } as const;
    const payment = authorizePayment(booking, facts.now);
    const { subject, text } = bookingMail({ ...declined, payment, isLive: true });
    expect(subject).toMatch(/^Sam P\. can’t make 2 sessions from/);
    expect(text.replace(/\s/g, ' ')).toMatch(
      /can’t make 2 of your sessions\. You won’t be charged\. .*Jun 10, .*Jun 17, .* We’ve released each authorization\./,
    );
    expect(bookingMail(declined).text).not.toContain('authorization');
    const withdrawn = bookingMail({ ...told, kind: 'booking-withdrawn', payment, isLive: true });
    expect(withdrawn.subject).toMatch(/^Sam P\. withdrew 2 requests: sessions from/);
    expect(withdrawn.text).not.toContain('authorization');
  });
});
