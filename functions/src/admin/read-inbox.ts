import {
  type Assignment,
  assignmentOf,
  isTakenStill,
  type Place,
  type TakenItems,
} from '@hearthkin/domain/admin/assignment';
import { INBOX_PAGE, type InboxItem, keyOf } from '@hearthkin/domain/admin/inbox';
import {
  QUEUE_IDS,
  type QueueId,
  STAFF_QUEUES,
  type StaffQueue,
  summaryOf,
} from '@hearthkin/domain/admin/queues';
import type { QueueStates, StaffPage, StaffReadInput } from '@hearthkin/domain/admin/staff-reads';
import { compareUrgency, URGENCY, urgencyOf } from '@hearthkin/domain/admin/urgency';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { SEVERITIES } from '@hearthkin/domain/safety/report-reasons';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { assignments, queueItems } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { isItemAbout } from '../safety/people-of-report';
import { countedItems, itemsOfStep, oldestItem } from '../staff/admin-queries';
import { isWaiting } from '../staff/staff-page';
import {
  defineStaffRead,
  defineUnloggedRead,
  type LoggedAnswer,
  type StaffReading,
} from '../staff/staff-read';

type InboxInput = StaffReadInput<'inbox'>;

/** Documents that a page may cost with the names in it. A step costs one even if nothing waits in it. */
const PAGE_READS = 24;

type Line = Omit<InboxItem, 'taken'>;

/** Reads of what waits, over all queues. */
export const inboxReads = {
  inbox: defineStaffRead('inbox', { access: 'admin', handler: readInbox }),
  taken: defineUnloggedRead('taken', ({ db, input, now }) => takenOf(db, input.queue, now)),
  waiting: defineUnloggedRead('waiting', async ({ db }) =>
    ofEachQueue(async (queue) => (await countedItems(db, queue).count().get()).data().count),
  ),
  queues: defineUnloggedRead('queues', ({ db }) => queueStates(db)),
};

/**
 * The items that wait over all queues but those that concern the reader, the most urgent first, and who has taken
 * each.
 * @throws AppError `not-found` if the document is gone that the page starts after.
 */
export async function readInbox({
  tx,
  db,
  input,
  caller,
  now,
}: StaffReading<'inbox'>): Promise<LoggedAnswer<StaffPage<InboxItem>>> {
  const entries = dataOf(await tx.get(assignments(db)))?.entries ?? [];
  const own = entries.filter(({ by }) => by === caller.uid);
  const { lines, next } = await (input.isMine
    ? ownLines(tx, db, input, own)
    : linesOfSteps(tx, db, input, caller.uid));
  const items = lines.flatMap((line) => {
    const entry = assignmentOf(entries, line, line.since, now);
    if (input.isMine && entry?.by !== caller.uid) return [];
    const taken = entry === null ? null : { by: entry.by, at: entry.at };
    return [{ id: keyOf(line), data: { ...line, taken } }];
  });
  return {
    answer: () => ({ items, next }),
    people: [...new Set(items.flatMap(({ data }) => data.uid ?? []))],
    act: 'queue-read',
    target: 'inbox',
    note: '',
  };
}

interface Lines {
  readonly lines: readonly Line[];
  /** The key of the item that the next page starts after. */
  readonly next: string | null;
}

/** Reads step by step until the page is full, or has cost what it may. */
async function linesOfSteps(
  tx: Transaction,
  db: Firestore,
  { queue, after, size }: InboxInput,
  reader: string,
): Promise<Lines> {
  const start = after === null ? null : await startAfter(tx, db, after);
  const steps = URGENCY.slice(start?.step ?? 0).filter(
    (step) => queue === null || step.queue === queue,
  );
  const lines: Line[] = [];
  let last: Place | null = null;
  let left = Math.ceil(size / INBOX_PAGE) * PAGE_READS;
  for (const step of steps) {
    const { isNameless }: StaffQueue = STAFF_QUEUES[step.queue];
    const cost = isNameless ? 2 : 1;
    const room = Math.min(size - lines.length, Math.floor(left / cost));
    if (room === 0) return { lines, next: last && keyOf(last) };
    const isFirst = start !== null && URGENCY[start.step] === step;
    const query = itemsOfStep(db, step);
    const { docs } = await tx.get((isFirst ? query.startAfter(start.doc) : query).limit(room));
    const own = await Promise.all(
      docs.map((doc) => isItemAbout(tx, db, reader, doc.id, (field) => doc.get(field))),
    );
    const others = docs.filter((_, index) => !own[index]);
    lines.push(...others.flatMap((doc) => lineOf(step.queue, doc) ?? []));
    left -= Math.max(1, docs.length * cost);
    const end = docs.at(-1);
    if (end !== undefined) last = { queue: step.queue, id: end.id };
    if (docs.length === room) return { lines, next: last && keyOf(last) };
  }
  return { lines, next: null };
}

/** The step of an item, and where in it the page starts. */
async function startAfter(tx: Transaction, db: Firestore, { queue, id }: Place) {
  const doc = await tx.get(queueItems(db, queue).doc(id));
  if (doc.get(STAFF_QUEUES[queue].since) === undefined) {
    throw new AppError('not-found', 'The page before is gone');
  }
  return { doc, step: urgencyOf(queue, severityOf(doc)) };
}

function severityOf(doc: DocumentSnapshot) {
  return SEVERITIES.find((severity) => severity === doc.get('severity')) ?? null;
}

/** The items that the caller has taken and that still wait. */
async function ownLines(
  tx: Transaction,
  db: Firestore,
  { queue }: InboxInput,
  own: readonly Assignment[],
): Promise<Lines> {
  const found = await Promise.all(
    own.map(async (entry) => {
      if (queue !== null && entry.queue !== queue) return [];
      const doc = await tx.get(queueItems(db, entry.queue).doc(entry.id));
      return isWaiting(entry.queue, doc) ? (lineOf(entry.queue, doc) ?? []) : [];
    }),
  );
  return { lines: found.flat().toSorted(compareUrgency), next: null };
}

/** A line about a document; null if it can't be read. */
function lineOf<Id extends QueueId>(
  queue: Id,
  doc: DocumentSnapshot<Parameters<typeof summaryOf<Id>>[1]>,
): Line | null {
  const data = dataOf(doc);
  if (data === null) return null;
  return { queue, id: doc.id, ...summaryOf(queue, data, doc.id), since: sinceOf(queue, doc) };
}

/** The time since when a document waits; null if it doesn't say. */
export function sinceOf(queue: QueueId, doc: DocumentSnapshot): Date | null {
  const since: unknown = doc.get(STAFF_QUEUES[queue].since);
  return since instanceof Timestamp ? since.toDate() : null;
}

/** The taken items of a queue. */
async function takenOf(db: Firestore, queue: QueueId, now: Date): Promise<TakenItems> {
  const entries = dataOf(await assignments(db).get())?.entries ?? [];
  return entries
    .filter((entry) => entry.queue === queue && isTakenStill(entry, now))
    .map(({ id, by, at }) => ({ id, by, at }));
}

/** The number of items that wait in each queue, and since when. Only queues with items are counted. */
function queueStates(db: Firestore): Promise<QueueStates> {
  return ofEachQueue(async (queue) => {
    const [oldest] = (await oldestItem(db, queue).get()).docs;
    if (oldest === undefined) return { count: 0, since: null };
    const { count } = (await countedItems(db, queue).count().get()).data();
    return { count, since: sinceOf(queue, oldest) };
  });
}

async function ofEachQueue<T>(read: (queue: QueueId) => Promise<T>): Promise<Record<QueueId, T>> {
  const entries = QUEUE_IDS.map(async (queue) => [queue, await read(queue)]);
  return Object.fromEntries(await Promise.all(entries));
}
