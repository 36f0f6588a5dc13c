import type { Actor, Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import type { SeriesRefusal } from '@hearthkin/domain/booking/series';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { charging, NotCharged } from '../payment/capture-payment';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import type { Call } from '../platform/callable';
import { wordsHeard } from '../platform/people/standing';
import { bookings } from '../platform/records/collections';
import { readTransition } from './apply-transition';
import { bookingsOfSeries } from './booking-queries';

type Answering = Pick<
  Call<{
    readonly bookingId: string;
    readonly to: Exclude<BookingStatus, 'pending'>;
    readonly reason: string;
  }>,
  'db' | 'input' | 'caller' | 'now'
>;

interface Answered {
  readonly status: BookingStatus;
  readonly refused: readonly SeriesRefusal[];
}

type Found = QueryDocumentSnapshot<Booking>;

/**
 * Accepts, declines or withdraws every open request of a series, each as it would be by itself. What can't be is left as it
 * was, and named with its reason. Those that are accepted are charged first, each by itself. All are written in one commit, so
 * that their news is one; what the provider gives back of each follows.
 * @returns null if the booking is of no series of the caller's.
 * @throws AppError `invalid-input` for another change; the reason of the first if none of them can be.
 */
export async function answerSeries(
  answering: Answering,
  provider: PaymentProvider | null,
): Promise<Answered | null> {
  const { db, input, caller } = answering;
  const { bookingId, to } = input;
  const asked = (await bookings(db).doc(bookingId).get()).data();
  if (!asked?.participantIds.includes(caller.uid) || asked.seriesId === null) return null;
  if (to === 'completed') throw new AppError('invalid-input', 'Each session ends by itself');
  const { docs } = await bookingsOfSeries(db, asked).get();
  const open = docs
    .filter((doc) => doc.data().status === 'pending')
    .sort((a, b) => a.data().startsAt.getTime() - b.data().startsAt.getTime());
  const charged = to === 'confirmed' ? await chargeEach(answering, provider, open) : [];
  const ready = open.filter(({ id }) => charged.every((one) => one.bookingId !== id));
  const refused = [...charged, ...(await changeTogether(answering, ready))];
  const [first] = refused;
  if (first !== undefined && refused.length === open.length) throw new AppError(first.code);
  if (open.length === 0) throw new AppError('bad-transition', 'None of the series is open');
  const isRefused = refused.some((one) => one.bookingId === bookingId);
  return { status: isRefused ? asked.status : to, refused };
}

function requestFor({ input, caller, now }: Answering, bookingId: string, reason: string) {
  const side = ({ spenderId, status }: Booking): Actor => {
    // A session that was accepted in this moment isn't canceled with the open ones.
    if (status !== 'pending') throw new AppError('bad-transition', 'It was answered meanwhile');
    return spenderId === caller.uid ? 'spender' : 'earner';
  };
  return { bookingId, to: input.to, reason, withSeries: true as const, actorOf: side, now };
}

/** Charges the card of each that can be accepted. */
async function chargeEach(
  answering: Answering,
  provider: PaymentProvider | null,
  open: readonly Found[],
): Promise<SeriesRefusal[]> {
  const { db, now } = answering;
  // Judged without being written: a card is charged only for a session that can be.
  const refused = await Promise.all(
    open.map((doc) =>
      unlessRefused(doc, () =>
        charging({ db, provider, bookingId: doc.id, now }, () =>
          db.runTransaction(async (tx) => {
            await readTransition(tx, db, requestFor(answering, doc.id, ''));
          }),
        ),
      ),
    ),
  );
  return refused.flatMap((one) => one ?? []);
}

async function changeTogether(
  answering: Answering,
  ready: readonly Found[],
): Promise<SeriesRefusal[]> {
  const { db, input, caller } = answering;
  return db.runTransaction(async (tx) => {
    const words = input.to === 'confirmed' ? '' : input.reason;
    const reason = await wordsHeard(tx, db, caller, words);
    const writes: Awaited<ReturnType<typeof readTransition>>[] = [];
    const refused = await Promise.all(
      ready.map((doc) =>
        unlessRefused(doc, async () => {
          writes.push(await readTransition(tx, db, requestFor(answering, doc.id, reason)));
        }),
      ),
    );
    let left: ReturnType<(typeof writes)[number]>;
    for (const write of writes) left = write(left);
    return refused.flatMap((one) => one ?? []);
  });
}

/** Null if it can be done, also by itself. */
async function unlessRefused(doc: Found, act: () => Promise<void>): Promise<SeriesRefusal | null> {
  try {
    await act();
    return null;
  } catch (error) {
    const startsAt = doc.data().startsAt.toISOString();
    if (error instanceof AppError) return { bookingId: doc.id, startsAt, code: error.code };
    // Its member has paid again in this moment.
    if (error instanceof NotCharged) return { bookingId: doc.id, startsAt, code: 'unfinished' };
    throw error;
  }
}
