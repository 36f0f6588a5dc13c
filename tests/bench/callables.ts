import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Caller, orders, priced, SEQUENTIAL, WIDTH } from './booking-calls';
import { inParallel, type Row, spread, timed } from './measure';

const PARALLEL = 120;

/** Latency of single calls, and throughput with several members at once. */
export async function measureCallables(suite: Suite): Promise<Row[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${suite.ports.auth}`;
  const auth = getAuth(initializeApp({ projectId: suite.projectId }, 'bench'));
  const companions = await Promise.all(
    ['companion-01', 'companion-02'].map((uid) => auth.getUser(uid)),
  );
  const [first, second] = await Promise.all(
    companions.map(async ({ uid, email = '' }) => ({ uid, as: await Caller.signIn(suite, email) })),
  );
  if (first === undefined || second === undefined) {
    throw new Error('The sample companions are missing');
  }
  const member = await Caller.signIn(suite, SAMPLE_EMAILS.member);

  // The first booking with a companion uses its one-time discount and warms up the functions.
  for (const { uid } of [first, second]) {
    for (const order of orders(uid, 20, 1)) {
      await member.book({ ...order, agreedTotalMinor: await member.price(order) });
    }
  }
  const alone = await priced(suite, orders(first.uid, 21, SEQUENTIAL));
  const booked = await inParallel(alone, 1, ({ by, order }) => timed(() => by.book(order)));
  const together = await priced(suite, orders(second.uid, 21, PARALLEL));
  const rush = await timed(() => inParallel(together, WIDTH, ({ by, order }) => by.book(order)));

  const accept = async (as: Caller, bookingId: string) => {
    const answer = await as.call('transitionBooking', { bookingId, to: 'confirmed', reason: '' });
    if (answer.error) throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  };
  const accepted = await inParallel(booked, 1, ({ result }) =>
    timed(() => accept(first.as, result)),
  );
  const acceptRush = await timed(() =>
    inParallel(rush.result, WIDTH, (id) => accept(second.as, id)),
  );
  const perSecond = (ms: number) => `${((PARALLEL * 1000) / ms).toFixed(1)} a second`;
  return [
    { what: 'createBooking, one at a time', value: spread(booked.map(({ ms }) => ms)) },
    { what: `createBooking, ${WIDTH} at once`, value: perSecond(rush.ms) },
    { what: 'transitionBooking, one at a time', value: spread(accepted.map(({ ms }) => ms)) },
    { what: `transitionBooking, ${WIDTH} at once`, value: perSecond(acceptRush.ms) },
  ];
}
