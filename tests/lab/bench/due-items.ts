/** Loaded once the environment names a suite: what is due for `sweeps.ts`. */

import { REVIEW_EDIT_MS, type SessionReview } from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { timerOf } from '@hearthkin/domain/safety/session-timer';
import type { Firestore } from 'firebase-admin/firestore';
import { completeBookings } from '../../../functions/src/booking/complete-bookings';
import { expireBookings } from '../../../functions/src/booking/expire-bookings';
import { remindSessions } from '../../../functions/src/booking/remind-sessions';
import { publishReviews } from '../../../functions/src/companion/publish-reviews';
import { checkInOnSessions } from '../../../functions/src/safety/check-in-on-sessions';
import { quietDatabase } from '../../support/admin';
import {
  bookingDocument,
  companionAccount,
  companionDocument,
  memberDocument,
} from '../../support/builders';
import { mailQueue } from '../../support/mail-queue';
import { timed } from './measure';

/** Members and companions: many, so that hardly two items change one document. */
const PEOPLE = 400;

const START = new Date('2060-06-10T18:00:00Z');
const END = new Date(START.getTime() + HOUR_MS);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

const deps = {
  queue: mailQueue(),
  senders: [{ name: 'bench', send: async () => {} }],
  siteUrl: 'https://hearthkin.test',
  linkKey: 'key',
  supportEmail: '',
};

interface Measured {
  readonly name: string;
  readonly ms: number;
  readonly processorMs: number;
}

type Sweep = (db: Firestore) => Promise<Readonly<Record<string, number>>>;

/** Of sessions that are agreed, but for requests that expire and reviews. */
const SWEEPS: readonly { readonly name: string; readonly done: string; readonly run: Sweep }[] = [
  {
    name: 'remindSessions',
    done: 'reminded',
    run: (db) => remindSessions.handler({ db, now: plus(START, -24 * HOUR_MS) }, deps),
  },
  {
    name: 'checkInOnSessions',
    done: 'asked',
    run: (db) => checkInOnSessions.handler({ db, now: plus(END, HOUR_MS) }, deps),
  },
  {
    name: 'completeBookings',
    done: 'moved',
    run: (db) => completeBookings.handler({ db, now: plus(END, DAY_MS) }),
  },
  {
    name: 'expireBookings',
    done: 'moved',
    run: (db) => expireBookings.handler({ db, now: plus(END, DAY_MS) }),
  },
  {
    name: 'publishReviews',
    done: 'published',
    run: (db) => publishReviews.handler({ db, now: plus(END, 2 * REVIEW_EDIT_MS) }, deps),
  },
];

/**
 * Makes as many agreed sessions, requests and reviews as `items`, in that many databases, and works each sweep off in all of
 * them at once.
 * @returns how long each took, and how much of a processor this process needed for it.
 * @throws Error if one leaves something.
 */
export async function sweepAll(items: number, shards: number): Promise<Measured[]> {
  const databases = Array.from({ length: shards }, (_, shard) =>
    quietDatabase(`demo-hearthkin-sweeps-${shards}-${shard}`),
  );
  try {
    await Promise.all(databases.map(({ db }) => fill(db, items / shards)));
    const measured: Measured[] = [];
    for (const { name, done, run } of SWEEPS) {
      const before = process.cpuUsage();
      const { ms, result } = await timed(() => Promise.all(databases.map(({ db }) => run(db))));
      const { user, system } = process.cpuUsage(before);
      const worked = result.reduce((sum, counts) => sum + (counts[done] ?? 0), 0);
      if (worked !== items) throw new Error(`${name} did ${worked} of ${items}`);
      measured.push({ name, ms, processorMs: (user + system) / 1000 });
    }
    return measured;
  } finally {
    await Promise.all(databases.map(({ clear, close }) => clear().then(close)));
  }
}

const reviewOf = (companionId: string): SessionReview => ({
  rating: 5,
  comment: 'We had a lovely walk.',
  tags: [],
  again: null,
  authorName: 'Sam P.',
  companionId,
  createdAt: plus(END, HOUR_MS),
  editedAt: null,
  reviewId: null,
  removedAt: null,
});

async function fill(db: Firestore, items: number): Promise<void> {
  const writer = db.bulkWriter();
  for (let index = 0; index < PEOPLE; index += 1) {
    const companion = companionAccount(`companion-${index}`);
    void writer.set(db.doc(`users/member-${index}`), memberDocument(`member-${index}`));
    void writer.set(db.doc(`users/companion-${index}`), companion);
    void writer.set(
      db.doc(`companions/companion-${index}`),
      companionDocument(companion, { payoutAccount: 'not-needed' }),
    );
  }
  for (let index = 0; index < items; index += 1) {
    const person = index % PEOPLE;
    const sides = { spenderId: `member-${person}`, earnerId: `companion-${person}` };
    const times = { startsAt: START, endsAt: END, createdAt: plus(START, -3 * DAY_MS) };
    const review = reviewOf(`companion-${person}`);
    void writer.set(db.doc(`users/member-${person}/sessionReviews/confirmed-${index}`), review);
    for (const status of ['confirmed', 'pending'] as const) {
      const id = `${status}-${index}`;
      const dueAt = status === 'pending' ? plus(START, -DAY_MS) : plus(END, DAY_MS);
      const booking = bookingDocument(sides, { ...times, status, dueAt, activity: 'coffee-walk' });
      void writer.set(db.doc(`bookings/${id}`), booking);
      void writer.set(db.doc(`payments/${id}`), holdPayment(booking, times.createdAt));
      const timer = timerOf(booking, times.createdAt);
      if (timer !== null) void writer.set(db.doc(`sessionTimers/${id}`), timer);
    }
  }
  await writer.close();
}
