import { isFreeToMeet } from '@hearthkin/domain/account/agreement';
import { canTalkNow } from '@hearthkin/domain/booking/free-time';
import { FREE_NEWS_MS, type FreeAlert, TOLD_AT_ONCE } from '@hearthkin/domain/companion/free-alert';
import { MOODS, type Mood } from '@hearthkin/domain/companion/traits';
import { companionFree } from '@hearthkin/domain/news/words';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { mayAgreeNow } from '../agreement/agreement';
import { actionAt } from '../mail/compose-mail';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import {
  mailNotification,
  type NotifyContext,
  notify,
  readRecipient,
} from '../notification/notify';
import { liveOf } from '../platform/records/collections';
import { isReadable } from '../platform/records/converter';
import { getAllOf } from '../platform/records/get-all';
import { processAll } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { isOn } from '../platform/switches';
import { companionsOnline, openFreeAlerts } from './companion-queries';

/** Alerts beyond those that can be answered, so that a few who may not be told hold up no one behind them. */
const PASSED_OVER = 20;

/**
 * Tells members who asked for it that a companion can talk right now: those who have waited longest first, a few for
 * each companion, and each once. It looks at the companions as they are, so it doesn't matter why one is free: they came
 * online, switched it on, their session ended, or their hours began. It reads no companion while no one waits, and
 * tells no one while that is switched off.
 */
export const answerFreeAlerts = defineSweep('answerFreeAlerts', {
  secrets: mailSecrets,
  deps: mailDeps,
  handler: async (run: Run, deps: NotifyDeps) => {
    const told = new Map<string, number>();
    const found = (await Promise.all(ALL_MOODS.map((mood) => waitingFor(run, mood)))).flat();
    const waiting = found.length > 0 && (await isOn(run.db, 'talkNow', run.now)) ? found : [];
    const count = await processAll(
      waiting.toSorted((a, b) => a.since.getTime() - b.since.getTime()),
      {
        fault: 'A member was not told that someone is free',
        pathOf: ({ alert }) => alert.ref.path,
        process: (one) => answer(one, told, { ...run, ...deps }),
      },
      // One after the other, so that who has waited longest is told first.
      1,
    );
    return { told: count('told'), dropped: count('dropped'), failed: count('failed') };
  },
});

const ALL_MOODS: readonly (Mood | null)[] = [...MOODS, null];

interface FreeCompanion {
  readonly id: string;
  readonly name: string;
}

/** A member who waits, and who is free for them. */
interface Waiting {
  readonly alert: QueryDocumentSnapshot<FreeAlert>;
  readonly since: Date;
  readonly free: readonly FreeCompanion[];
}

/** The members who have waited longest for a mood, as many as could be told; no one while no companion is free. */
async function waitingFor(run: Run, mood: Mood | null): Promise<Waiting[]> {
  const wishes = openFreeAlerts(run.db, mood, run.now);
  if ((await wishes.limit(1).get()).empty) return [];
  const free = await freeFor(run, mood);
  if (free.length === 0) return [];
  const { docs } = await wishes.limit(free.length * TOLD_AT_ONCE + PASSED_OVER).get();
  return docs.filter(isReadable).map((alert) => ({ alert, since: alert.data().createdAt, free }));
}

/** The companions who fit a mood and can talk at this moment, best rated first. */
async function freeFor({ db, now }: Run, mood: Mood | null): Promise<FreeCompanion[]> {
  const { docs } = await companionsOnline(db, mood).get();
  const talking = docs
    .filter(isReadable)
    .map((doc) => ({ id: doc.id, listing: doc.data() }))
    .filter(({ listing }) => listing.offer.talksNow);
  const lives = await getAllOf(
    db,
    talking.map(({ id }) => liveOf(db, id)),
  );
  return talking.flatMap(({ id, listing }, index) => {
    const live = lives[index];
    const isFree = live != null && canTalkNow({ ...listing, ...live }, now);
    return isFree ? [{ id, name: listing.displayName }] : [];
  });
}

/**
 * Tells one member of the first companion whom they may meet and of whom not enough others were told.
 * @param told how many were told of each companion in this run.
 */
async function answer(
  { alert, free }: Waiting,
  told: Map<string, number>,
  context: NotifyContext,
): Promise<'told' | 'dropped' | 'waits'> {
  for (const companion of free) {
    const count = told.get(companion.id) ?? 0;
    if (count >= TOLD_AT_ONCE) continue;
    const outcome = await context.db.runTransaction((tx) => tell(tx, alert, companion, context));
    if (outcome === 'told') told.set(companion.id, count + 1);
    if (outcome !== 'refused') return outcome;
  }
  return 'waits';
}

/**
 * The email is queued before the commit: a transaction that is repeated queues it again, and one that is queued twice is
 * sent once.
 * @returns `refused` if the two may not meet; `dropped` if the wish was taken back, or its member may meet no one.
 */
async function tell(
  tx: Transaction,
  { ref, id: uid }: QueryDocumentSnapshot<FreeAlert>,
  { id: companionId, name }: FreeCompanion,
  context: NotifyContext,
): Promise<'told' | 'dropped' | 'refused'> {
  const { db, now, siteUrl } = context;
  const [alert, reader] = await Promise.all([tx.get(ref), readRecipient(tx, db, uid)]);
  const wish = alert.data();
  if (wish === undefined) return 'dropped';
  if (reader === null || !isFreeToMeet(reader.account)) {
    tx.delete(ref);
    return 'dropped';
  }
  const mayMeet = await mayAgreeNow(tx, db, { spenderId: uid, earnerId: companionId });
  if (!mayMeet) return 'refused';
  const link = linkTo(companionId, wish.mood);
  const about = String(wish.createdAt.getTime());
  const kind = 'companion-free';
  await mailNotification(context, reader, {
    kind,
    about,
    content: {
      subject: `${name} can talk now`,
      parts: [
        companionFree(name),
        'We may have told others, too. If someone was faster, we can tell you again.',
        ...actionAt(siteUrl, link, `Talk with ${name}`),
      ],
    },
    until: new Date(now.getTime() + FREE_NEWS_MS),
  });
  tx.delete(ref);
  const data = { companionId, otherName: name };
  notify(tx, db, reader, { kind, id: `free_${about}`, data, link }, now);
  return 'told';
}

/** The last step to talk right now. */
function linkTo(companionId: string, mood: Mood | null): string {
  const query = new URLSearchParams({ companion: companionId, when: 'now' });
  if (mood !== null) query.set('mood', mood);
  return `/need-support?${query}`;
}
