import { giveBack } from '../payment/give-back';
import type { ProviderPayment } from '../payment/provider/payment-provider';
import { logger } from '../platform/logger';
import { charges } from '../platform/records/collections';
import { getAllOf } from '../platform/records/get-all';
import type { PageDone } from '../platform/sweeps/long-sweep';
import { syncSubscription } from '../pricing/sync-subscription';
import { askAbout, type Compared, type Comparing, type Counted } from './comparing';
import { followBooking, planOf } from './follow-payment';

/** The beginning of the name of a payment that failed; bookings are named by their ids. */
const OF_PAYMENT = 'payment:';

/** Theirs that none of ours names. The others are compared with ours, since ours have changed by then, too. */
export async function* followPayments(
  comparing: Comparing,
  after: string | null,
): AsyncGenerator<PageDone<Counted>> {
  const { db, provider, since, until } = comparing;
  for await (const page of provider.paymentsIn({ since, until, after })) {
    const isOurs = ({ bookingId, status }: ProviderPayment) =>
      // The others are of plans, or of another product on the same account.
      bookingId !== null && (status === 'authorized' || status === 'captured');
    const found = page.filter(isOurs);
    const known = await getAllOf(
      db,
      found.map(({ bookingId }) => charges(db).doc(bookingId ?? '')),
    );
    const unknown = found.filter(({ id }, index) => known[index]?.paymentId !== id);
    const done = await followEach(comparing, unknown.map(foundOf));
    yield { ...done, after: page.at(-1)?.id ?? '' };
  }
}

export async function* followChargebacks(
  comparing: Comparing,
  after: string | null,
): AsyncGenerator<PageDone<Counted>> {
  const { provider, since, until } = comparing;
  for await (const page of provider.chargebacksIn({ since, until, after })) {
    const found = page.flatMap(({ payment }) => payment ?? []);
    const done = await followEach(comparing, found.map(foundOf));
    yield { ...done, after: page.at(-1)?.id ?? '' };
  }
}

interface Found {
  readonly id: string;
  /** Undefined if it is still to be read. */
  readonly payment?: ProviderPayment;
}

async function followEach(comparing: Comparing, found: readonly Found[]): Promise<Compared> {
  const { count, failed } = await askAbout(comparing, found, {
    fault: 'A payment could not be compared',
    pathOf: ({ id }) => id,
    nameOf: ({ id }) => `${OF_PAYMENT}${id}`,
    process: async ({ id, payment }) =>
      followTheirs(comparing, payment ?? (await comparing.provider.readPayment(id))),
  });
  return { counts: { unknown: count('unknown'), failed: count('failed') }, failed };
}

const foundOf = (payment: ProviderPayment): Found => ({ id: payment.id, payment });

/**
 * A payment for a booking that we don't know is given back, and so is one too many for one that we do. One for a plan
 * that a bank takes back takes what it gave.
 */
async function followTheirs(
  { db, provider, now, mail }: Comparing,
  payment: ProviderPayment,
): Promise<'known' | 'unknown'> {
  const { bookingId, id } = payment;
  if (bookingId === null) {
    const plan = await planOf(provider, payment);
    if (plan !== null) await syncSubscription(db, provider, plan, now, mail);
    return 'known';
  }
  const isKnown = await followBooking({ db, provider, now }, bookingId);
  const charge = (await charges(db).doc(bookingId).get()).data();
  if (charge === undefined ? isKnown : charge.paymentId === id) return 'known';
  logger.error('A payment belongs to no booking, and is given back', { id, bookingId });
  await giveBack(provider, payment);
  return 'unknown';
}

/** Whether what failed last time is a payment of theirs. */
export const isOfTheirs = (name: string) => name.startsWith(OF_PAYMENT);

/** Payments that failed last time. */
export function followAgain(comparing: Comparing, names: readonly string[]): Promise<Compared> {
  return followEach(
    comparing,
    names.map((name) => ({ id: name.slice(OF_PAYMENT.length) })),
  );
}
