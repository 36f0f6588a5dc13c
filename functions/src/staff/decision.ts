import type { AuditEntry, StaffAct } from '@hearthkin/domain/admin/audit';
import type { UndoableQueue } from '@hearthkin/domain/admin/queue-acts';
import type { QueueId, QueueItem } from '@hearthkin/domain/admin/queues';
import type { CallableName, CallableResults, ParsedInput } from '@hearthkin/domain/callables';
import { AppError } from '@hearthkin/domain/foundation/errors';
import type {
  DocumentSnapshot,
  Firestore,
  Transaction,
  UpdateData,
} from 'firebase-admin/firestore';
import type { SecretParam } from 'firebase-functions/params';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { type DecisionNews, mailDecision, tellDecision } from '../notification/decision-news';
import { type Call, defineStaffAct } from '../platform/callable';
import { peopleNamedIn } from '../platform/people/people-named-in';
import { profiles, queueItems } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { lastDecisionAbout } from './admin-queries';
import { audit } from './audit';
import { isWaiting } from './staff-page';

/** A decision about an item that waits, in the transaction that makes it. */
export interface Deciding<Name extends CallableName, Queue extends QueueId, Item, Facts>
  extends Call<ParsedInput<Name>> {
  readonly tx: Transaction;
  readonly doc: DocumentSnapshot<QueueItem<Queue>>;
  readonly item: Item;
  readonly facts: Facts;
}

/** A decision that is written. */
export interface Decided {
  /** Its entry in the log; without a `target` it is about the item's document. */
  readonly entry: Pick<AuditEntry, 'note' | 'concerns'> & Partial<Pick<AuditEntry, 'target'>>;
  /** All who are told, in the app and by email. */
  readonly news: readonly DecisionNews[];
}

/** The way to undo a decision, where no one outside our team was told of it. */
export interface Undo<Item> {
  /** The staff member who decided, and when. Without either it stays decided. */
  readonly made: (item: Item) => { readonly by: string | null; readonly at: Date | null };
  /** The fields with which the item waits again. */
  readonly reopened: (item: Item) => UpdateData<Item>;
  /** The people whom the log names; by default those in the item. */
  readonly concerns?: (item: Item) => readonly string[];
}

interface DecisionDefinition<
  Name extends CallableName,
  Queue extends QueueId,
  Item,
  Facts,
  Made extends Decided,
  Deps,
> {
  /** The queue in which the item waits. */
  readonly queue: Queue;
  readonly itemId: (input: ParsedInput<Name>) => string;
  /** The item, or undefined if there is nothing to decide; by default its document. */
  readonly read?: (
    doc: DocumentSnapshot<QueueItem<Queue>>,
    input: ParsedInput<Name>,
  ) => Item | undefined;
  /** Whether it still waits; by default as its queue has it. `facts` are null before they are asked for. */
  readonly waits?: (item: Item, input: ParsedInput<Name>, facts: Facts | null) => boolean;
  /** The people whom it concerns though its document doesn't name them. */
  readonly alsoConcerns?: (
    call: Pick<Call<ParsedInput<Name>>, 'db' | 'input'>,
  ) => Promise<readonly string[]>;
  /** Asks for the facts from outside of the database, before the transaction. */
  readonly ask?: (call: Call<ParsedInput<Name>>, item: Item, deps: Deps) => Promise<Facts>;
  /** The act in the log. */
  readonly act: (input: ParsedInput<Name>, facts: Facts | null) => StaffAct;
  /** Reads what it needs and writes all that the decision changes. */
  readonly decide: (deciding: Deciding<Name, Queue, Item, Facts>) => Promise<Made>;
  /** The target in the log of an item that is decided; by default its document. */
  readonly target?: (item: Item, id: string) => string;
  /** Whether an item was decided in the same words, where the act doesn't say it. */
  readonly isSame?: (item: Item, input: ParsedInput<Name>) => boolean;
  readonly answer: (input: ParsedInput<Name>, facts: Facts | null) => CallableResults[Name];
  /** Does what follows outside of the database. It is repeated with the decision, whose `made` is then null. */
  readonly after?: (
    call: Call<ParsedInput<Name>>,
    deps: NotifyDeps & Deps,
    item: Item,
    made: Made | null,
  ) => Promise<unknown>;
  readonly undo: Queue extends UndoableQueue ? Undo<QueueItem<Queue>> : null;
  /** Secrets of `deps`, beside those for email. */
  readonly secrets?: readonly SecretParam[];
  readonly deps?: () => Deps;
}

/**
 * Defines a decision of staff about an item of one of their queues: it is made once, about others only, logged, and
 * told. The same decision of the same staff member, sent again, changes nothing and gets the same answer.
 * @throws AppError `not-found` without the item, `already-decided` if it doesn't wait anymore, with a
 * colleague's name who decided as its `subject`.
 */
export function defineDecision<
  Name extends CallableName,
  Queue extends QueueId,
  Item = QueueItem<Queue>,
  Facts = undefined,
  Made extends Decided = Decided,
  Deps = unknown,
>(name: Name, definition: DecisionDefinition<Name, Queue, Item, Facts, Made, Deps>) {
  const { queue, itemId, alsoConcerns, ask, act, decide, answer, after, undo } = definition;
  type OneCall = Call<ParsedInput<Name>>;
  const refOf = ({ db, input }: Pick<OneCall, 'db' | 'input'>) =>
    queueItems(db, queue).doc(itemId(input));
  // Without `read`, an item is its document.
  const itemOf = definition.read ?? ((doc) => doc.data() as Item | undefined);

  async function find(tx: Transaction, call: OneCall, facts: Facts | null) {
    const { db, input, caller } = call;
    const doc = await tx.get(refOf(call));
    const item = doc.exists ? itemOf(doc, input) : undefined;
    if (item === undefined) throw new AppError('not-found', 'There is no such item');
    const waits = definition.waits?.(item, input, facts) ?? isWaiting(queue, doc);
    if (!waits) {
      const target = definition.target?.(item, doc.id) ?? doc.ref.path;
      const last = (await tx.get(lastDecisionAbout(db, target))).docs[0];
      const isOwn = last?.get('act') === act(input, null) && last.get('by') === caller.uid;
      if (!isOwn || definition.isSame?.(item, input) === false) {
        const details = await deciderOf(tx, db, last?.data()?.by, caller.uid);
        throw new AppError('already-decided', `It isn't waiting in ${queue}`, details);
      }
    }
    return { doc, item, waits };
  }

  const callable = defineStaffAct<Name, NotifyDeps & Deps>(name, {
    concerns: async (call) => {
      const people = [peopleNamedIn(refOf(call)), alsoConcerns?.(call) ?? []];
      return (await Promise.all(people)).flat();
    },
    secrets: [...mailSecrets, ...(definition.secrets ?? [])],
    // Without `deps` there are none to add.
    deps: () => ({ ...mailDeps(), ...(definition.deps?.() as Deps) }),
    handler: async (call, deps) => {
      const { db, input, caller, now: at } = call;
      const before = ask && (await db.runTransaction((tx) => find(tx, call, null)));
      // Without `ask` their type is undefined.
      const facts = (before?.waits ? await ask?.(call, before.item, deps) : undefined) as Facts;
      const { item, made } = await db.runTransaction(async (tx) => {
        const { doc, item, waits } = await find(tx, call, facts ?? null);
        if (!waits) return { item, made: null };
        const made = await decide({ ...call, tx, doc, item, facts });
        const entry = { target: doc.ref.path, ...made.entry };
        audit(tx, db, { at, act: act(input, facts), by: caller.uid, ...entry });
        tellDecision(tx, db, made.news, at);
        return { item, made };
      });
      const about = `${itemId(input)}_${at.getTime()}`;
      if (made !== null) await mailDecision({ db, now: at, ...deps }, made.news, about);
      await after?.(call, deps, item, made);
      return answer(input, facts ?? null);
    },
  });
  return Object.assign(callable, { queue, undo });
}

/** The name of the colleague who decided, for the sentence that a second reviewer reads. */
async function deciderOf(tx: Transaction, db: Firestore, by: string | undefined, reader: string) {
  if (by === undefined || by === reader) return {};
  const card = dataOf(await tx.get(profiles(db).doc(by)));
  return card === null ? {} : { subject: card.displayName };
}
