import { FORMER_NAMES } from '@hearthkin/domain/account/profile';
import { priceData } from '@hearthkin/domain/news/price-data';
import { NOTIFICATION_KINDS, type NotificationKind } from '@hearthkin/domain/notification/kinds';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as format from '../../lib/format';
import { notificationWords } from './notification-words';

const SESSION = {
  bookingId: 'b1',
  activity: 'coffee-walk',
  date: '2026-11-23',
  time: '14:00',
  timeZone: 'America/New_York',
  otherName: 'Wilma Q.',
};
const WHEN = 'Coffee & Walk, Mon, Nov 23, 2:00 PM';

const EVENT = {
  eventId: 'e1',
  title: 'Board games',
  date: '2026-11-23',
  time: '19:00',
  timeZone: 'America/Chicago',
};
const EVENT_TIME = 'Mon, Nov 23, 8:00 PM, your time';

const ownZone = vi.spyOn(format, 'ownTimeZone');

// A reader in the zone of the session, except where a test says otherwise.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  ownZone.mockReturnValue('America/New_York');
});

afterEach(() => vi.useRealTimers());

/** Replaces the narrow spaces that `Intl` writes. */
const textOf = (kind: NotificationKind, data: Readonly<Record<string, string>>) =>
  notificationWords({ kind, data: { ...data } }).text.replace(/\s/g, ' ');

const COMPLETE: Readonly<Record<NotificationKind, readonly [Record<string, string>, string]>> = {
  'booking-requested': [
    {
      ...SESSION,
      ...priceData({
        subtotalMinor: 2900,
        discounts: [],
        credits: [],
        planCreditMinor: 0,
        totalMinor: 2900,
      }),
    },
    `Wilma Q. would like to book a session with you. ${WHEN}. You receive €23.20: €29, less our 20% fee.`,
  ],
  'booking-confirmed': [SESSION, `Wilma Q. accepted your request. ${WHEN}`],
  'booking-declined': [SESSION, `Wilma Q. can’t make this session. You won’t be charged. ${WHEN}`],
  'booking-withdrawn': [
    SESSION,
    `Wilma Q. withdrew their request. That time is open again. ${WHEN}`,
  ],
  'booking-cancelled': [SESSION, `The session with Wilma Q. was canceled. ${WHEN}`],
  'booking-expired': [
    SESSION,
    `The request between you and Wilma Q. expired without an answer. ${WHEN}`,
  ],
  'claim-filed': [
    { ...SESSION, part: 'other', agrees: 'false' },
    `Wilma Q. says that something went wrong with your session. The payment is on hold. Please answer within 48 hours. ${WHEN}`,
  ],
  'claim-answered': [
    { ...SESSION, part: 'claimant', agrees: 'false' },
    `Wilma Q. sees it differently. Our team decides next. ${WHEN}`,
  ],
  'claim-decided': [
    { ...SESSION, part: 'other', agrees: 'false', outcome: 'member-no-show', keptPercent: '100' },
    `The member didn’t come. The session is paid in full. Payments aren’t live yet. No money moves. ${WHEN}`,
  ],
  'booking-completed': [SESSION, `The session with Wilma Q. is complete. ${WHEN}`],
  'booking-time-proposed': [
    { ...SESSION, proposedDate: '2026-11-24', proposedTime: '09:30' },
    `Wilma Q. suggested a new time: Tue, Nov 24, 9:30 AM. Your booking stays the same until you reply. ${WHEN}`,
  ],
  'booking-proposal-declined': [
    SESSION,
    `Wilma Q. can’t make the new time. Your session stays as booked. ${WHEN}`,
  ],
  'booking-moved': [SESSION, `Wilma Q. accepted the new time. ${WHEN}`],
  'booking-place-proposed': [SESSION, `Wilma Q. suggested a place to meet. ${WHEN}`],
  'booking-place-declined': [SESSION, `Wilma Q. would rather meet somewhere else. ${WHEN}`],
  'booking-place-agreed': [SESSION, `Wilma Q. agreed to the place. ${WHEN}`],
  'booking-refunded': [
    SESSION,
    `Our team has sent you a refund for your session with Wilma Q., and the booking shows how much. ${WHEN}`,
  ],
  'booking-unpaid': [
    SESSION,
    `Your card couldn’t be charged, so your session with Wilma Q. isn’t confirmed. Pay again to keep your request. ${WHEN}`,
  ],
  'booking-paid-again': [
    SESSION,
    `Wilma Q. has paid again. You can accept the request now. ${WHEN}`,
  ],
  'booking-reminder-day': [SESSION, `Your session with Wilma Q. is less than a day away. ${WHEN}`],
  'booking-reminder-hour': [SESSION, `Your session with Wilma Q. starts within the hour. ${WHEN}`],
  'booking-check-in': [
    SESSION,
    `Your session with Wilma Q. should be over. Please say that you’re all right. ${WHEN}`,
  ],
  'booking-reminder-room': [SESSION, `The room of your session with Wilma Q. is open. ${WHEN}`],
  'messages-unread': [
    { conversationId: 'c1', otherName: 'Wilma Q.' },
    'Wilma Q. sent you a message.',
  ],
  'companion-free': [
    { companionId: 'c1', otherName: 'Wilma Q.' },
    'Wilma Q. can talk right now. You asked us to tell you.',
  ],
  'payout-paid': [
    { bookingId: 'b1', amountMinor: '2450', currency: 'EUR' },
    'Your pay for a session is due: €24.50. Payments aren’t live yet. No money is paid out.',
  ],
  'plan-begun': [
    { plan: 'standard', creditMinor: '9900', until: '2026-12-28T12:00:00.000Z' },
    'Emotional Care is yours: €99 of sessions until Dec 28.',
  ],
  'plan-unpaid': [
    { plan: 'lite', until: '2026-11-27T12:00:00.000Z' },
    'We couldn’t charge your card for Emotional Lite. Pay by Nov 27 to keep it. Until then your discount stays, and new credit comes once you’ve paid.',
  ],
  'plan-ended': [
    { plan: 'lite', because: 'over' },
    'Emotional Lite has ended. You won’t be charged again. Sessions you’ve booked stay as they are.',
  ],
  'verification-verified': [{ product: 'Hearthkin', notes: '' }, 'Your documents are verified.'],
  'verification-rejected': [
    { notes: 'The photo is too dark.' },
    'We couldn’t approve your documents. Note from our team: The photo is too dark.',
  ],
  'verification-revoked': [
    { notes: 'The document is someone else’s.' },
    'Our team has withdrawn your verification. Note from our team: The document is someone else’s.',
  ],
  'verification-reopened': [
    {},
    'You changed your name or photo. Your badge comes back once our team has reviewed it.',
  ],
  'identity-matched': [{ notes: '' }, 'Our team compared your photos, and they match.'],
  'identity-refused': [
    { notes: 'The selfie shows someone else.' },
    'Our team couldn’t approve your photos. Note from our team: The selfie shows someone else.',
  ],
  'verification-received': [
    {},
    'Our team reviews your documents. We aim for 24-48 hours, and we’ll let you know.',
  ],
  'application-received': [
    { documents: 'received' },
    'Our team reviews it. We aim to finish the background check in 1 to 3 business days. We’ll let you know. Our team reviews your documents. We aim for 24-48 hours, and we’ll let you know.',
  ],
  'application-accepted': [
    { notes: '' },
    'You passed your background check. The badge is on your profile.',
  ],
  'application-returned': [
    { notes: 'Tell us more.', fields: 'bio hours' },
    'Please change your bio and hours, and submit again. Note from our team: Tell us more.',
  ],
  'identity-ending': [
    { until: '2026-12-27T12:00:00.000Z' },
    'An identity check counts for 24 months, yours until Dec 27. Then you can check again with your ID and a new selfie. It takes a few minutes.',
  ],
  'identity-expired': [
    { missing: 'identity' },
    'We checked your identity 24 months ago, so your badge has gone. Take a photo of your ID and a new selfie to book, message and join again. Sessions you’ve booked stay. Members can’t find you until you’ve checked your identity again.',
  ],
  'background-ordered': [
    { issuer: 'Northlight Screening' },
    'Northlight Screening does it. They’ll email you for your consent and what they need. We pay for it.',
  ],
  'background-recorded': [
    { until: '2027-03-01T00:00:00.000Z' },
    'The badge is on your profile. It counts until Mar 1, 2027.',
  ],
  'background-ending': [
    { until: '2027-03-01T00:00:00.000Z' },
    'Your background check counts until Mar 1, 2027. Contact us for a new one, so that members can go on booking you.',
  ],
  'background-expired': [
    { missing: 'background' },
    'Your background check is more than 12 months old, so your badge has gone. Contact us for a new one. Members can’t find you until we’ve recorded a new background check.',
  ],
  'background-withdrawn': [
    { notes: 'The issuer took it back.', missing: 'background' },
    'Our team has withdrawn your background check, so your badge has gone. Note from our team: The issuer took it back. Members can’t find you until we’ve recorded a new background check.',
  ],
  'listing-hidden': [
    { missing: 'documents photo' },
    'Members no longer see your listing. Members can’t find you until your documents are approved and your listing has a photo.',
  ],
  'listing-resumed': [
    { missing: '' },
    'We’ve reviewed the sessions you missed. You’re live. Members can now find and book you.',
  ],
  'training-expiring': [
    { until: '2026-12-27T12:00:00.000Z' },
    'Your badge “Training certified” expires on Dec 27. Pass the lessons that are about to expire again, and it stays.',
  ],
  'training-ended': [
    { until: '2026-11-20T12:00:00.000Z' },
    'Your badge “Training certified” is no longer on your profile. Pass the lessons that have expired again to get it back.',
  ],
  'event-approved': [EVENT, `“Board games” is live. Anyone can join. ${EVENT_TIME}`],
  'event-rejected': [
    { title: 'Board games', notes: 'Where is it?' },
    'We couldn’t publish “Board games”. Note from our team: Where is it?',
  ],
  'event-cancelled': [
    { ...EVENT, notes: 'I am ill.' },
    `“Board games” was canceled. ${EVENT_TIME} Reason: I am ill.`,
  ],
  'event-place': [EVENT, `A spot opened up at “Board games”. You’re in! ${EVENT_TIME}`],
  'event-message': [
    { ...EVENT, hostName: 'Ana M.', text: 'Bring a coat.' },
    'Ana M. wrote to everyone going to “Board games”: Bring a coat.',
  ],
  'activity-cancelled': [
    { ...EVENT, notes: 'I am ill.' },
    `“Board games” was canceled. ${EVENT_TIME} Reason: I am ill.`,
  ],
  'activity-asked': [
    EVENT,
    `We’d like you to host “Board games”. It goes live only if you accept. ${EVENT_TIME}`,
  ],
  'activity-reminder': [
    EVENT,
    `We’re waiting for your answer about hosting “Board games”. ${EVENT_TIME}`,
  ],
  'activity-lapsed': [
    EVENT,
    `You didn’t answer in time, so our request to host “Board games” has ended. ${EVENT_TIME}`,
  ],
  'activity-withdrawn': [
    { ...EVENT, notes: 'The kiln is broken.' },
    `You no longer need to host “Board games”. ${EVENT_TIME} Reason: The kiln is broken.`,
  ],
  'activity-changed': [
    EVENT,
    `We changed the description of “Board games”. Its time and place are the same. ${EVENT_TIME}`,
  ],
  'activity-published': [
    EVENT,
    `We’ve published “Board games”. People can join it now. ${EVENT_TIME}`,
  ],
  'activity-returned': [
    { ...EVENT, notes: 'Say where.' },
    `Please change “Board games”, then submit it again. ${EVENT_TIME} Note from our team: Say where.`,
  ],
  'activity-rejected': [
    { ...EVENT, notes: 'It’s a sale.' },
    `We couldn’t publish “Board games”. ${EVENT_TIME} Note from our team: It’s a sale.`,
  ],
  'story-published': [{ title: 'A year on' }, '“A year on” is live. Thank you for sharing it.'],
  'story-returned': [
    { title: 'A year on', notes: 'It names someone.' },
    'We couldn’t publish “A year on”. Note from our team: It names someone.',
  ],
  'review-published': [{ rating: '1' }, 'A member gave you 1 star. You can answer it once.'],
  'review-removed': [
    { notes: 'It names a street.' },
    'Our team removed a review from your profile. Note from our team: It names a street.',
  ],
  'review-reply-removed': [
    { notes: 'It names a street.' },
    'Our team removed your answer to a review. The review stays. Note from our team: It names a street.',
  ],
  'report-answered': [
    { number: 'R-1F3A9-C02B7', outcome: 'removed', answer: 'Stay safe.' },
    'Report R-1F3A9-C02B7. What you reported has been taken down. Thank you for telling us. Note from our team: Stay safe.',
  ],
  'content-removed': [
    { what: 'photo', notes: 'It shows someone else.' },
    'Our team removed a photo or video of yours. Note from our team: It shows someone else.',
  ],
  'account-warned': [
    { notes: 'You asked for a phone number.' },
    'Something you did goes against our terms. If it happens again, we may suspend your account. Reason: You asked for a phone number.',
  ],
  'account-restricted': [
    { until: '2026-12-04T12:00:00.000Z', notes: 'You asked for a phone number.' },
    'Until Dec 4 you can’t book sessions, write messages, join or host events, share stories or write reviews. If you’re a companion, members can’t find you. Sessions you’ve already booked stay. Reason: You asked for a phone number.',
  ],
  'restriction-ended': [
    { notes: 'It was a mistake.' },
    'You can book, write, join, share and review again. Reason: It was a mistake.',
  ],
};

test('an event that repeats is live on all its dates', () => {
  expect(textOf('event-approved', { ...EVENT, dates: '6' })).toBe(
    `“Board games” is live on all 6 dates. Anyone can join. ${EVENT_TIME}`,
  );
});

describe('notificationWords', () => {
  test.each(NOTIFICATION_KINDS)('has the full sentence for %s', (kind) => {
    const [data, sentence] = COMPLETE[kind];
    expect(textOf(kind, data)).toBe(sentence);
  });

  test.each([
    ['application-accepted', '', 'You’re live. Members can now find and book you.'],
    ['verification-verified', '', 'You’re live. Members can now find and book you.'],
    [
      'verification-verified',
      'application',
      'Members can’t find you until your application is approved.',
    ],
    [
      'verification-revoked',
      'documents',
      'Members can’t find you until your documents are approved.',
    ],
  ] as const)('tells a companion with %s whether members find them: "%s"', (kind, missing, end) => {
    expect(textOf(kind, { notes: '', missing }).endsWith(end)).toBe(true);
  });

  test.each(NOTIFICATION_KINDS)('has a whole sentence for %s without data', (kind) => {
    const { title, icon } = notificationWords({ kind, data: {} });
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(icon).toBeTruthy();
    const text = textOf(kind, {});
    expect(text).toMatch(/^[A-Z][^:]*[.!]$/);
    expect(text).not.toMatch(/undefined|NaN|Invalid| {2}/);
    expect(text.includes('Wilma')).toBe(false);
  });

  test.each([
    [{ ...SESSION, activity: 'toString' }, /with you\. Mon, Nov 23/],
    [{ ...SESSION, date: 'soon' }, /with you\. Coffee & Walk$/],
    [{ ...SESSION, date: '2026-13-45' }, /with you\. Coffee & Walk$/],
    [{ ...SESSION, timeZone: 'Europe/Atlantis' }, /with you\. Coffee & Walk$/],
    [{ ...SESSION, price: 'unreadable', totalMinor: '3000' }, /2:00 PM$/],
  ])('leaves out invalid parts of %o', (data, sentence) => {
    expect(textOf('booking-requested', data)).toMatch(sentence);
  });

  test('shows a time on the reader’s clock', () => {
    ownZone.mockReturnValue('Europe/Berlin');
    expect(textOf('booking-confirmed', SESSION)).toContain('Mon, Nov 23, 8:00 PM, your time');
    vi.stubGlobal('navigator', { language: 'de-DE' });
    expect(textOf('booking-confirmed', SESSION)).toContain('Mon, Nov 23, 20:00, your time');
    vi.unstubAllGlobals();
  });

  test('shows the year of another year', () => {
    expect(textOf('booking-confirmed', { ...SESSION, date: '2027-01-04' })).toContain(
      'Mon, Jan 4, 2027, 2:00 PM',
    );
  });

  test('says of pay and of a decision what is true with live payments', () => {
    vi.stubEnv('VITE_PAYMENTS', 'stripe');
    expect(textOf('payout-paid', { amountMinor: '2450' })).toBe(
      'We’ve sent your pay for a session: €24.50. It reaches your bank in a few days.',
    );
    const [decided] = COMPLETE['claim-decided'];
    expect(textOf('claim-decided', decided)).toBe(
      `The member didn’t come. The session is paid in full. ${WHEN}`,
    );
    vi.unstubAllEnvs();
  });

  test('counts the weeks that were asked for, accepted or declined together', () => {
    const series = { ...SESSION, sessions: '4', payMinor: '9280' };
    expect(textOf('booking-requested', series)).toBe(
      `Wilma Q. would like to book 4 weekly sessions with you. First: ${WHEN}. You receive €92.80 in total.`,
    );
    expect(textOf('booking-confirmed', { ...SESSION, sessions: '3' })).toBe(
      `Wilma Q. accepted 3 of your requests. First: ${WHEN}`,
    );
    expect(textOf('booking-declined', { ...SESSION, sessions: '3' })).toBe(
      `Wilma Q. can’t make 3 of your sessions. You won’t be charged. First: ${WHEN}`,
    );
  });

  test('leaves out an invalid amount', () => {
    expect(textOf('payout-paid', { amountMinor: 'much' })).toBe(
      'Your pay for a session is due. Payments aren’t live yet. No money is paid out.',
    );
  });

  test('says until when a request stays open whose new time was declined', () => {
    const open = { ...SESSION, dueDate: '2026-11-21', dueTime: '10:00' };
    expect(textOf('booking-proposal-declined', open)).toBe(
      `Wilma Q. can’t make the new time. The request stays open until Sat, Nov 21, 10:00 AM. ${WHEN}`,
    );
  });

  test('names a deleted account in both places of a sentence', () => {
    const left = { ...SESSION, otherName: FORMER_NAMES.earner };
    expect(textOf('booking-declined', left)).toMatch(/^A former companion can’t/);
    expect(textOf('booking-cancelled', left)).toMatch(/^The session with a former companion was/);
  });
});
