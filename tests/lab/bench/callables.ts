import { DEFAULT_OFFER, type Offer } from '@hearthkin/domain/companion/offer';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { seed } from '@hearthkin/emulators/launcher/seed-target';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import type { Actor } from '../../support/actors';
import { type BenchSuite, withBenchSuite } from './bench-suite';
import { Caller, orders, priced, SEQUENTIAL, WIDTH } from './booking-calls';
import { inParallel, type Row, spread, timed } from './measure';
import { makeTextSession } from './text-session';

const PARALLEL = 120;

/** Calls that aren't measured: the first ones load the function and compile it. */
const WARM_UP = 8;

/** Latency of single calls, and throughput with several members at once, among that many sample companions. */
export function measureCallables(options: BenchSuite, companions: number): Promise<Row[]> {
  return withBenchSuite({ ...options, payments: 'none' }, async (suite) => {
    await seed(suite, companions, options.progress);
    return [...(await measureSessionAccess(suite)), ...(await measureBookings(suite))];
  });
}

/** A member asks again and again for access to a session that has begun. */
async function measureSessionAccess(suite: Suite): Promise<Row[]> {
  const { bookingId, member } = await makeTextSession(new Date(), HOUR_MS);
  const by = new Caller(suite, member.idToken);
  const enter = async () => {
    const answer = await by.call('sessionAccess', { bookingId });
    if (answer.error) throw new Error(`No access: ${JSON.stringify(answer)}`);
  };
  const entered = await inParallel(Array(WARM_UP + SEQUENTIAL).fill(enter), 1, timed);
  const value = spread(entered.slice(WARM_UP).map(({ ms }) => ms));
  return [{ what: 'sessionAccess, one at a time', value }];
}

/** Members ask for sessions with one companion, and companions accept them. */
async function measureBookings(suite: Suite): Promise<Row[]> {
  const { makeCompanion } = await import('../../support/actors');
  // Enough for a session a day.
  const offer: Offer = { ...DEFAULT_OFFER, aheadDays: 180 };
  const [first, second] = await Promise.all([makeCompanion({ offer }), makeCompanion({ offer })]);

  const alone = await priced(suite, orders(first.uid, 1, WARM_UP + SEQUENTIAL));
  const book = ({ by, order }: (typeof alone)[number]) => by.book(order);
  const asked = await inParallel(alone, 1, (each) => timed(() => book(each)));
  const booked = asked.slice(WARM_UP);
  const together = await priced(suite, orders(second.uid, 1, PARALLEL));
  const rush = await timed(() => inParallel(together, WIDTH, book));

  const accept = async ({ idToken }: Actor, bookingId: string) => {
    const by = new Caller(suite, idToken);
    const answer = await by.call('transitionBooking', { bookingId, to: 'confirmed', reason: '' });
    if (answer.error) throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  };
  const accepted = await inParallel(booked, 1, ({ result }) => timed(() => accept(first, result)));
  const acceptRush = await timed(() => inParallel(rush.result, WIDTH, (id) => accept(second, id)));
  const perSecond = (ms: number) => `${((PARALLEL * 1000) / ms).toFixed(1)} a second`;
  return [
    { what: 'createBooking, one at a time', value: spread(booked.map(({ ms }) => ms)) },
    { what: `createBooking, ${WIDTH} at once`, value: perSecond(rush.ms) },
    { what: 'transitionBooking, one at a time', value: spread(accepted.map(({ ms }) => ms)) },
    { what: `transitionBooking, ${WIDTH} at once`, value: perSecond(acceptRush.ms) },
  ];
}
