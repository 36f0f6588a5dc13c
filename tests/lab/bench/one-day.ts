/** Loaded once the environment names a suite: a day of a small town, for `day.ts`. */

import { PAYOUT_AFTER_MS } from '@hearthkin/domain/booking/claim-times';
import type { SessionReview } from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import { Sample } from '@hearthkin/emulators/seed/sample';
import { deliverMail } from '../../../functions/src/mail/deliver-mail';
import { MailError, type MailSender } from '../../../functions/src/mail/mail';
import { type MailQueue, taskOf } from '../../../functions/src/mail/mail-queue';
import type { MailTask } from '../../../functions/src/platform/records/mail-records';
import { bookingRequest, newYork } from '../../functions/booking-requests';
import { type Actor, makeCompanion, makeMember } from '../../support/actors';
import { adminDb } from '../../support/admin';
import { newId } from '../../support/builders';
import { pauseAfter } from '../../support/mail-queue';
import type { Counting } from './document-counts';
import { called, pay, scheduledJobs } from './one-booking';

const SEED = 20_261_126;
const COMPANIONS = 8;
/** Each requests one session; a companion gets three of them, one after another. */
const MEMBERS = 24;
const HOURS = ['10:00', '13:00', '16:00'] as const;

/** What becomes of requests, as often as each is here. */
const FATES = [
  ...Array<'held'>(16).fill('held'),
  ...Array<'canceled'>(2).fill('canceled'),
  ...Array<'declined'>(2).fill('declined'),
  ...Array<'withdrawn'>(2).fill('withdrawn'),
  ...Array<'forgotten'>(2).fill('forgotten'),
];
type Fate = (typeof FATES)[number];

/** Around each booking. */
const MESSAGES = 6;
const VIEWS = 4;
/** Of a companion who is online for an hour. */
const HEARTBEATS = 31;
/** Of the sessions that were held. */
const REVIEWED = 0.4;

/** How often the clock's functions run here; in production it is every five minutes. */
const STEP_MS = 15 * MINUTE_MS;

/** Triggers follow a write sooner than this. */
const QUIET_MS = 5_000;

interface Day {
  readonly bookings: number;
  /** What became of them, and of the mails that the clock's functions queued, in words. */
  readonly fates: string;
  readonly mails: string;
}

interface Request {
  readonly bookingId: string;
  readonly member: Actor;
  readonly companion: Actor;
  readonly fate: Fate;
}

/** @throws Error if a booking doesn't end as it should, or a mail is lost or sent twice. */
export async function liveOneDay({ counts, counting }: Counting): Promise<Day> {
  const draw = new Sample(SEED);
  const companions = await people(COMPANIONS, makeCompanion);
  const members = await people(MEMBERS, makeMember);
  await counts.quiet(2 * QUIET_MS);
  counts.forget();

  const pairs = members.map((member, index) => ({
    member,
    companion: companions[index % COMPANIONS] as Actor,
    time: HOURS[Math.floor(index / COMPANIONS)] as string,
  }));
  for (const { member, companion } of pairs) {
    await begin(member, companion);
    await look(shuffled(members, draw).slice(0, VIEWS), companion);
  }
  for (let message = 0; message < MESSAGES; message += 1) {
    for (const { member, companion } of pairs) await write(member, companion, message % 2 === 0);
    await counts.quiet(QUIET_MS / 2);
  }
  const fates = shuffled(FATES, draw);
  const requests: Request[] = [];
  for (const [index, { member, companion, time }] of pairs.entries()) {
    const wish = { companionId: companion.uid, startsAt: newYork(2, time), minutes: 120 };
    const request = bookingRequest(wish);
    const { requestId: bookingId } = request;
    type Opened = { readonly checkoutUrl: string };
    const { checkoutUrl } = await called<Opened>('createBooking', request, member);
    await pay(checkoutUrl, bookingId, member);
    requests.push({ bookingId, member, companion, fate: fates[index] as Fate });
  }
  for (const companion of companions) await beat(companion);
  // The first marks the companion online.
  await counts.quiet(QUIET_MS);
  for (const companion of companions) {
    for (let more = 1; more < HEARTBEATS; more += 1) await beat(companion);
  }
  await counts.quiet(QUIET_MS);
  for (const request of requests) await answer(request);
  await counts.quiet(QUIET_MS);
  const mails = await passTime(requests, { counts, counting }, draw);
  return { bookings: requests.length, fates: await checkFates(requests), mails };
}

async function people(count: number, make: () => Promise<Actor>): Promise<Actor[]> {
  const made: Actor[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make());
  return made;
}

function shuffled<T>(items: readonly T[], draw: Sample): T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(draw.between(0, rest.length - 1), 1));
  return drawn;
}

async function begin(member: Actor, companion: Actor): Promise<void> {
  const id = conversationId(member.uid, companion.uid);
  const begun = newConversation(member.uid, companion.uid);
  await adminDb.doc(`conversations/${id}`).set({ ...begun, updatedAt: new Date() });
}

async function write(member: Actor, companion: Actor, isMember: boolean): Promise<void> {
  const id = conversationId(member.uid, companion.uid);
  const sender = isMember ? member : companion;
  await adminDb
    .doc(`conversations/${id}/messages/${newId('m')}`)
    .set({ senderId: sender.uid, content: 'Shall we meet?', timestamp: new Date() });
}

async function look(viewers: readonly Actor[], { uid }: Actor): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  for (const viewer of viewers) {
    await adminDb.doc(`companions/${uid}/views/${viewer.uid}_${day}`).set({ at: new Date() });
  }
}

async function beat({ uid }: Actor): Promise<void> {
  await adminDb.doc(`companions/${uid}/live/now`).update({ lastActiveAt: new Date() });
}

async function answer({ bookingId, member, companion, fate }: Request): Promise<void> {
  const move = (to: string, actor: Actor) =>
    called('transitionBooking', { bookingId, to, reason: '' }, actor);
  if (fate === 'declined') await move('cancelled', companion);
  if (fate === 'withdrawn') await move('cancelled', member);
  if (fate === 'held' || fate === 'canceled') await move('confirmed', companion);
  if (fate === 'canceled') await move('cancelled', member);
}

/** From now until all is paid out and reviewed. Every mail service is down when reminders of the day before are due. */
async function passTime(
  requests: readonly Request[],
  { counts, counting }: Counting,
  draw: Sample,
): Promise<string> {
  const begun = Date.now();
  const down = newYork(2, HOURS[0]).getTime() - DAY_MS;
  const tasks = new Tasks({ from: down, to: down + HOUR_MS });
  const jobs = scheduledJobs({ queue: tasks });
  const last = newYork(2, HOURS[2]).getTime() + 2 * HOUR_MS;
  const end = last + DAY_MS + PAYOUT_AFTER_MS + HOUR_MS;
  let compareAt = begun;
  let time = begun;
  const step = async () => {
    const now = new Date(time);
    tasks.now = now;
    for (const [name, run] of Object.entries(jobs.often)) await counting(name, () => run(now));
    if (time >= compareAt) {
      compareAt += DAY_MS;
      await counting('comparePayments', () => jobs.comparePayments(now));
    }
    await counting('sendMailTask', () => tasks.deliverDue());
  };
  for (; time < end; time += STEP_MS) await step();
  await counts.quiet(QUIET_MS);
  for (const { bookingId, member, companion, fate } of requests) {
    if (fate !== 'held' || draw.between(0, 99) >= REVIEWED * 100) continue;
    await adminDb.doc(`users/${member.uid}/sessionReviews/${bookingId}`).set({
      rating: 5,
      comment: 'We had a lovely walk.',
      tags: [],
      again: null,
      authorName: 'Sam P.',
      companionId: companion.uid,
      createdAt: new Date(time),
      editedAt: null,
      reviewId: null,
      removedAt: null,
    } satisfies SessionReview);
  }
  time += 8 * DAY_MS;
  tasks.now = new Date(time);
  await counting('publishReviews', () => jobs.publishReviews(new Date(time)));
  await counting('sendMailTask', () => tasks.deliverDue());
  await counts.quiet(QUIET_MS);
  return tasks.inWords();
}

/** @throws Error if one didn't end so. */
async function checkFates(requests: readonly Request[]): Promise<string> {
  const numbers = new Map<Fate, number>();
  for (const { bookingId, fate } of requests) {
    const status = (await adminDb.doc(`bookings/${bookingId}`).get()).get('status');
    const wanted = fate === 'held' ? 'completed' : 'cancelled';
    if (status !== wanted) throw new Error(`A booking that was ${fate} is ${status}`);
    numbers.set(fate, (numbers.get(fate) ?? 0) + 1);
  }
  return [...numbers].map(([fate, count]) => `${count} ${fate}`).join(', ');
}

interface Waiting {
  readonly task: MailTask;
  next: number;
  attempts: number;
  sentAt: number | null;
}

/** A queue of tasks on the bench's clock, which tries again as Cloud Tasks does, with services that are down for a while. */
class Tasks implements MailQueue {
  now = new Date();
  readonly #waiting = new Map<string, Waiting>();
  readonly #taken: string[] = [];
  readonly #senders: readonly MailSender[];

  constructor({ from, to }: { readonly from: number; readonly to: number }) {
    const send: MailSender['send'] = async (_, id) => {
      const at = this.now.getTime();
      if (at >= from && at < to) throw new MailError(0);
      this.#taken.push(id);
    };
    this.#senders = [{ name: 'bench', send }];
  }

  async add(mail: Parameters<MailQueue['add']>[0]): Promise<void> {
    const task = taskOf(mail, this.now);
    if (this.#waiting.has(task.id)) return;
    const next = this.now.getTime();
    this.#waiting.set(task.id, { task, next, attempts: 0, sentAt: null });
  }

  /** Delivers what is due by now. */
  async deliverDue(): Promise<void> {
    for (const each of this.#waiting.values()) {
      if (each.sentAt !== null || each.next > this.now.getTime()) continue;
      const delivery = { db: adminDb, senders: this.#senders, now: this.now };
      const isFirst = each.attempts === 0;
      each.attempts += 1;
      const outcome = await deliverMail(delivery, each.task, isFirst);
      if (outcome === 'delayed') each.next = this.now.getTime() + pauseAfter(each.attempts);
      else each.sentAt = this.now.getTime();
    }
  }

  /** @throws Error if one was lost or sent twice. */
  inWords(): string {
    const all = [...this.#waiting.values()];
    const late = all.filter(({ attempts }) => attempts > 1);
    const sent = new Set(this.#taken);
    if (sent.size !== this.#taken.length) throw new Error('A mail was sent twice');
    if (sent.size !== all.length) throw new Error(`${all.length - sent.size} mails were lost`);
    const waits = late.map(({ task, sentAt }) => (sentAt ?? 0) - task.queuedAtMs);
    const longest = Math.max(0, ...waits) / MINUTE_MS;
    return `${all.length} queued, each sent once; ${late.length} waited for the services, ${longest} minutes at most`;
  }
}
