/** What people do, each as the site or a page of the provider does it for them. */

import { randomUUID } from 'node:crypto';
import type { ClaimKind, ClaimOutcome } from '@hearthkin/domain/booking/claim';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type { Plan } from '@hearthkin/domain/pricing/plans';
import { decideClaim } from '../../../functions/src/admin/decide-claim';
import { holdPayout } from '../../../functions/src/admin/hold-payout';
import { refundSession } from '../../../functions/src/admin/refund-session';
import { answerClaim } from '../../../functions/src/booking/answer-claim';
import { answerProposal } from '../../../functions/src/booking/answer-proposal';
import { createBooking } from '../../../functions/src/booking/create-booking';
import { fileClaim } from '../../../functions/src/booking/file-claim';
import { proposeTime } from '../../../functions/src/booking/propose-time';
import { transitionBooking } from '../../../functions/src/booking/transition-booking';
import { leaveCheckout } from '../../../functions/src/payment/leave-checkout';
import { openPayoutAccount } from '../../../functions/src/payment/open-payout-account';
import type { PaymentProvider } from '../../../functions/src/payment/provider/payment-provider';
import { syncPayoutAccount } from '../../../functions/src/payment/sync-payout-account';
import {
  bookings,
  payments,
  subscriptions,
} from '../../../functions/src/platform/records/collections';
import { changePlan } from '../../../functions/src/pricing/change-plan';
import { endPlan } from '../../../functions/src/pricing/end-plan';
import { openPlanCheckout } from '../../../functions/src/pricing/open-plan-checkout';
import { openPlanPortal } from '../../../functions/src/pricing/open-plan-portal';
import { removeAccount } from '../../../functions/src/removal/remove-account';
import { checkPayment } from '../../../functions/src/settlement/check-payment';
import { openCheckout } from '../../../functions/src/settlement/open-checkout';
import { bookingRequest, callAs, newYork } from '../../functions/booking-requests';
import { paymentsOf } from '../../payments/plan-scene';
import type { Process } from './process';
import { depsOf, type OwnRequest, type World } from './world';

/** Returns an outcome to be counted, if it isn't just done. */
export type Act = (world: World, at: Process) => Promise<unknown>;

export type Side = 'spender' | 'earner';

/** Session in two hours, or half an hour, some days ahead. */
export interface Wish {
  readonly days: number;
  readonly time: string;
  readonly activity: ActivityId;
  readonly minutes: number;
}

export const WALK: Wish = { days: 3, time: '14:00', activity: 'coffee-walk', minutes: 120 };
export const CHAT: Wish = { days: 4, time: '15:00', activity: 'virtual-chat', minutes: 30 };

const STAFF = { uid: 'a-member-of-staff', staffRefusal: null };

function call<Input>(world: World, at: Process, uid: string, input: Input) {
  const userType = uid === world.companionId ? 'earner' : 'spender';
  return { ...callAs({ uid, userType }, input, world.now), db: at.db };
}

export function staffCall<Input>(world: World, at: Process, input: Input) {
  return { ...callAs(STAFF, input, world.now), db: at.db };
}

/** The request that was made last, or some before. */
export function requestOf({ requests }: World, back = 0): OwnRequest {
  const found = requests.at(-1 - (back % Math.max(1, requests.length)));
  if (found === undefined) throw new AppError('not-found', 'No one has asked for a session');
  return found;
}

const idOf = (world: World, back: number) => requestOf(world, back).request.requestId;

const memberAt = ({ memberIds }: World, member: number) =>
  memberIds[member % memberIds.length] ?? '';

function sideOf(world: World, back: number, side: Side): string {
  return side === 'earner' ? world.companionId : requestOf(world, back).memberId;
}

export const book =
  (member: number, { days, time, activity, minutes }: Wish): Act =>
  async (world, at) => {
    const { companionId, memberIds, now } = world;
    const startsAt = newYork(days, time, now);
    const request = bookingRequest({ companionId, startsAt, activity, minutes });
    const own = { memberId: memberIds[member % memberIds.length] ?? '', request, page: null };
    world.requests.push(own);
    return ask(world, at, own);
  };

/** The same session in the next week, too, at the list price: its own discount is used up. */
export const bookSeries =
  (member: number, wish: Wish): Act =>
  async (world, at) => {
    const { companionId, memberIds, now } = world;
    const { days, time, activity, minutes } = wish;
    const startsAt = newYork(days, time, now);
    const request = bookingRequest({ companionId, startsAt, activity, minutes });
    const next = newYork(days + 7, time, now);
    const further = {
      requestId: randomUUID(),
      startsAt: next.toISOString(),
      agreedTotalMinor: 2 * request.agreedTotalMinor,
    };
    const own = {
      memberId: memberIds[member % memberIds.length] ?? '',
      request: { ...request, furtherWeeks: [further] },
      page: null,
    };
    world.requests.push(own);
    return ask(world, at, own);
  };

/** The companion's or the member's answer to all of a series. */
export const moveSeries =
  (side: Side, to: 'confirmed' | 'cancelled', back = 0): Act =>
  async (world, at) => {
    const input = { bookingId: idOf(world, back), to, reason: '', wholeSeries: true };
    const calling = call(world, at, sideOf(world, back, side), input);
    return (await transitionBooking.handler(calling, depsOf(at))).status;
  };

/** The same request once more, as after a lost answer. */
export const bookAgain =
  (back = 0): Act =>
  async (world, at) =>
    ask(world, at, requestOf(world, back));

/** Sends a request; if the price has changed, the member agrees to the new one. */
async function ask(world: World, at: Process, own: OwnRequest): Promise<string> {
  const send = () => createBooking.handler(call(world, at, own.memberId, own.request), depsOf(at));
  const { checkoutUrl } = await send().catch((error: unknown) => {
    const quote = error instanceof AppError ? error.details?.quote : undefined;
    if (quote === undefined) throw error;
    const { totalMinor } = quote as { readonly totalMinor: number };
    own.request = { ...own.request, agreedTotalMinor: totalMinor };
    return send();
  });
  if (checkoutUrl === null) return 'nothing to pay';
  own.page = checkoutUrl;
  return 'page opened';
}

/** The form of a page of the provider, and the bank's question if it asks. */
async function sendCard({ scene }: World, page: string | null, card: string, confirms = true) {
  if (page === null) return 'no page';
  // A page that has closed leads nowhere.
  const next = await scene.send(page, { card }).catch(() => 'closed');
  if (next.includes('declined=')) return 'declined';
  if (!next.includes('/authenticate')) return next === 'closed' ? 'page closed' : 'done';
  const answer = confirms ? 'complete' : 'fail';
  const last = await scene.send(next, { card, answer });
  return last.includes('declined=') ? 'declined' : 'done';
}

export const pay =
  (card: string, back = 0, confirms = true): Act =>
  async (world) =>
    sendCard(world, requestOf(world, back).page, card, confirms);

/** The page that the provider returns to. */
export const goBack =
  (back = 0): Act =>
  async (world, at) => {
    const { memberId, request } = requestOf(world, back);
    const input = { bookingId: request.requestId };
    return (await checkPayment.handler(call(world, at, memberId, input), depsOf(at))).status;
  };

export const letGo =
  (back = 0): Act =>
  async (world, at) => {
    const { memberId, request } = requestOf(world, back);
    const input = { bookingId: request.requestId };
    return (await leaveCheckout.handler(call(world, at, memberId, input), depsOf(at))).status;
  };

/** The page of an unpaid request, or of one whose card couldn't be charged. */
export const openPage =
  (back = 0): Act =>
  async (world, at) => {
    const own = requestOf(world, back);
    const input = { bookingId: own.request.requestId };
    const opened = await openCheckout.handler(call(world, at, own.memberId, input), depsOf(at));
    own.page = opened.checkoutUrl;
  };

export const move =
  (side: Side, to: 'confirmed' | 'cancelled' | 'completed', back = 0): Act =>
  async (world, at) => {
    const input = { bookingId: idOf(world, back), to, reason: '', wholeSeries: false };
    return transitionBooking.handler(call(world, at, sideOf(world, back, side), input), depsOf(at));
  };

export const propose =
  (side: Side, back = 0): Act =>
  async (world, at) => {
    const startsAt = newYork(5, '10:00', world.now).toISOString();
    const input = { bookingId: idOf(world, back), startsAt, note: '' };
    return proposeTime.handler(call(world, at, sideOf(world, back, side), input));
  };

export const answerNewTime =
  (side: Side, accept: boolean, back = 0): Act =>
  async (world, at) => {
    const bookingId = idOf(world, back);
    const proposal = (await bookings(at.db).doc(bookingId).get()).data()?.proposal;
    const startsAt = (proposal?.startsAt ?? world.now).toISOString();
    const input = { bookingId, accept, startsAt };
    return answerProposal.handler(call(world, at, sideOf(world, back, side), input), depsOf(at));
  };

export const claim =
  (side: Side, kind: ClaimKind, back = 0): Act =>
  async (world, at) => {
    const input = { bookingId: idOf(world, back), kind, words: 'No one came.', pictures: [] };
    return fileClaim.handler(call(world, at, sideOf(world, back, side), input), depsOf(at));
  };

export const answerTo =
  (side: Side, agrees: boolean, back = 0): Act =>
  async (world, at) => {
    const input = { bookingId: idOf(world, back), agrees, words: 'I was there.', pictures: [] };
    return answerClaim.handler(call(world, at, sideOf(world, back, side), input), depsOf(at));
  };

export const decide =
  (outcome: ClaimOutcome, back = 0): Act =>
  async (world, at) => {
    const keptPercent = outcome === 'refund-part' ? 33 : null;
    const input = { bookingId: idOf(world, back), outcome, keptPercent, reason: 'What both say.' };
    return decideClaim.handler(staffCall(world, at, input), depsOf(at));
  };

/** Staff give a part back; what was refunded before is as they see it, unless it is given. */
export const refundByStaff =
  (back = 0, seenMinor?: number): Act =>
  async (world, at) => {
    const bookingId = idOf(world, back);
    const payment = (await payments(at.db).doc(bookingId).get()).data();
    const refundedBeforeMinor = seenMinor ?? payment?.refundedMinor ?? 0;
    const input = { bookingId, amountMinor: 700, refundedBeforeMinor, reason: 'It was cold.' };
    return refundSession.handler(staffCall(world, at, input));
  };

export const hold =
  (isHeld: boolean, back = 0): Act =>
  async (world, at) => {
    const input = { bookingId: idOf(world, back), isHeld, reason: 'We look at it.' };
    return holdPayout.handler(staffCall(world, at, input));
  };

/** The member's bank asks for the money of a session back, or has decided. */
export const chargeback =
  (close: 'won' | 'lost' | null, back = 0): Act =>
  async (world) => {
    const bookingId = idOf(world, back);
    const paid = Object.values(world.state().intents).find(
      ({ metadata, status }) => metadata.bookingId === bookingId && status === 'succeeded',
    );
    return askBank(world, paid?.id, close);
  };

/** The same for the money of a plan: its last payment, or one before. */
export const planChargeback =
  (close: 'won' | 'lost' | null, member = 0, back = 0): Act =>
  async (world) => {
    const uid = memberAt(world, member);
    const state = world.state();
    const own = Object.values(state.subscriptions).filter(({ metadata }) => metadata.uid === uid);
    const paid = own.flatMap(({ id }) => paymentsOf(state, id));
    const payment = paid.at(-1 - (back % Math.max(1, paid.length)));
    // It may have decided before anyone hears that it was asked.
    if (close !== null) await askBank(world, payment, null);
    return askBank(world, payment, close);
  };

async function askBank(
  world: World,
  paymentIntent: string | undefined,
  close: 'won' | 'lost' | null,
): Promise<unknown> {
  if (paymentIntent === undefined) return 'not possible';
  const { intents, charges, disputes } = world.state();
  const charge = charges[String(intents[paymentIntent]?.latest_charge)];
  const dispute = Object.values(disputes).find((each) => each.payment_intent === paymentIntent);
  const isOpen = dispute?.status === 'needs_response';
  // A bank gives back what is left, once.
  const isPossible = close === null ? dispute === undefined && !charge?.refunded : isOpen;
  if (!isPossible) return 'not possible';
  const decided = close === null ? {} : { close };
  await world.scene.control('POST', 'dispute', { paymentIntent, ...decided });
}

/** The companion says where they are paid. */
export const openAccount: Act = async (world, at) => {
  const { companionId, now, scene } = world;
  const { url } = await openPayoutAccount.handler(call(world, at, companionId, {}), depsOf(at));
  if (url.includes('/express/')) return 'there already';
  await scene.send(url, { name: 'Nora', iban: 'DE89', act: 'complete' });
  const account = Object.values(world.state().accounts)[0]?.id ?? '';
  await syncPayoutAccount({ db: at.db, provider: at.provider, now }, companionId, account);
};

export const leave =
  (uid: (world: World) => string): Act =>
  async (world, at) =>
    removeAccount(at.db, depsOf(at), uid(world), world.now);

export const openPlan =
  (plan: Plan, member = 0): Act =>
  async (world, at) => {
    const uid = memberAt(world, member);
    const { url } = await openPlanCheckout.handler(call(world, at, uid, { plan }), depsOf(at));
    world.planPages.set(uid, url);
  };

export const payPlan =
  (card: string, member = 0): Act =>
  async (world) =>
    sendCard(world, world.planPages.get(memberAt(world, member)) ?? null, card);

export const toPlan =
  (plan: Plan, member = 0): Act =>
  async (world, at) =>
    changePlan.handler(call(world, at, memberAt(world, member), { plan }), depsOf(at));

/** Something else happens while the provider is asked to change a plan. */
export const toPlanWhile =
  (plan: Plan, other: Act, member = 0): Act =>
  async (world, at) => {
    const { provider, db } = at;
    const asking: PaymentProvider = {
      ...provider,
      changePlan: async (...args) => {
        await other(world, world.process()).catch(onlyRefusal);
        return provider.changePlan(...args);
      },
    };
    const meanwhile = { ...depsOf(at), provider: asking };
    const uid = memberAt(world, member);
    return changePlan.handler({ ...call(world, at, uid, { plan }), db }, meanwhile);
  };

/** @throws what isn't an answer to the person who acts. */
function onlyRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

export const stopPlan =
  (ends: boolean, member = 0): Act =>
  async (world, at) =>
    endPlan.handler(call(world, at, memberAt(world, member), { ends }), depsOf(at));

/** The member puts another card on file. */
export const changeCard =
  (card: string, member = 0): Act =>
  async (world, at) => {
    const uid = memberAt(world, member);
    const { url } = await openPlanPortal.handler(call(world, at, uid, {}), depsOf(at));
    await world.scene.send(url, { card });
  };

/** The member pays the month that couldn't be charged. */
export const payLate =
  (card: string, member = 0): Act =>
  async (world, at) => {
    const stored = (await subscriptions(at.db).doc(memberAt(world, member)).get()).data();
    return sendCard(world, stored?.payUrl ?? null, card);
  };

export const wait =
  (ms: number): Act =>
  (world) =>
    world.pass(ms);

/** Until a time before or after the session, unless it is over by now. */
export const waitFor =
  (edge: 'start' | 'end', ms = 0, back = 0): Act =>
  (world) => {
    const { startsAt, minutes } = requestOf(world, back).request;
    const length = edge === 'end' ? minutes * MINUTE_MS : 0;
    const left = new Date(startsAt).getTime() + length + ms - world.now.getTime();
    return world.pass(Math.max(0, left));
  };
