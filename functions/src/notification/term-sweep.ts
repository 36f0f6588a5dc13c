import type { Companion } from '@hearthkin/domain/companion/companion';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { NOTIFICATION_TITLES } from '@hearthkin/domain/news/words';
import type { NotificationKind } from '@hearthkin/domain/notification/kinds';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { actionAt } from '../mail/compose-mail';
import { mailSecrets, type NotifyDeps, repeatedMailDeps } from '../mail/mail-params';
import { companions } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Recipient,
  readRecipient,
} from './notify';

/** The next step of something that counts for a while: its person is told ahead, or it ends. */
export interface TermStep {
  readonly outcome: 'told' | 'ended';
  readonly endsAt: Date;
  /** Writes it, and gives what a notification needs besides the end. */
  readonly write: () => Readonly<Record<string, string>>;
}

/** The facts by which the step is decided. */
export interface TermFacts<T> {
  readonly tx: Transaction;
  readonly db: Firestore;
  readonly uid: string;
  /** The state now; null if it is gone. */
  readonly stored: T | null;
  /** The listing of a companion; one that doesn't exist of others. */
  readonly listing: DocumentSnapshot<Companion>;
  /** Null if the account is gone. */
  readonly reader: Recipient | null;
  readonly now: Date;
}

interface News<Sentence> {
  readonly kind: NotificationKind;
  /** In the email. */
  readonly sentence: Sentence;
}

/** Something that counts for a while, in a document by uid. */
interface Term<T> {
  /** Those with something due, longest due first. */
  readonly due: (db: Firestore, now: Date) => Query<T>;
  readonly dueAtOf: (stored: T) => Date | null;
  /** The log message for one that failed. */
  readonly fault: string;
  /** Null for nothing: it was renewed, withdrawn, or goes with its account. All reads come before it. */
  readonly step: (facts: TermFacts<T>) => TermStep | null;
  /** Runs before one ends; must be repeatable. */
  readonly beforeEnd?: (uid: string) => Promise<void>;
  /** The news that its person is told ahead, of the end on that day; absent for what only ends. */
  readonly told?: News<(endsAt: Date, now: Date, reader: Recipient) => string>;
  readonly ended: News<string>;
  /** The page for both, with the label of the email's link. */
  readonly link: readonly [path: string, label: string];
}

/**
 * A schedule for something that counts for a while: tells its person ahead, and ends it, once each, in the app
 * and by email.
 */
export function defineTermSweep<T>(name: string, term: Term<T>) {
  return defineSweep(name, {
    behindAfterMs: 2 * HOUR_MS,
    secrets: mailSecrets,
    deps: repeatedMailDeps,
    handler: async (run: Run, deps: NotifyDeps) => {
      const count = await processEach(
        term.due(run.db, run.now),
        term.fault,
        (doc) => takeStep(doc, term, { ...run, ...deps }),
        { ...run, dueOf: (doc) => term.dueAtOf(doc.data()) },
      );
      return { told: count('told'), ended: count('ended'), failed: count('failed') };
    },
  });
}

function takeStep<T>(
  { ref, id: uid }: QueryDocumentSnapshot<T>,
  term: Term<T>,
  context: NotifyContext,
): Promise<TermStep['outcome'] | 'passed-over'> {
  const { db, now } = context;
  return db.runTransaction(async (tx) => {
    const [stored, listing, reader] = await Promise.all([
      tx.get(ref).then(dataOf),
      tx.get(companions(db).doc(uid)),
      readRecipient(tx, db, uid),
    ]);
    const step = term.step({ tx, db, uid, stored, listing, reader, now });
    if (step === null) return 'passed-over';
    const { outcome, endsAt, write } = step;
    if (outcome === 'ended') await term.beforeEnd?.(uid);
    const news = reader === null ? null : newsOf(step, term, reader, now);
    // Queued before the commit: an email that is queued twice is sent once.
    if (reader !== null && news !== null) await mailStep(context, reader, step, news, term.link);
    const facts = write();
    if (reader !== null && news !== null) {
      const { kind } = news;
      const id = `${kind}_${endsAt.getTime()}`;
      const data = { until: endsAt.toISOString(), ...facts };
      notify(tx, db, reader, { id, kind, data, link: term.link[0] }, now);
    }
    return outcome;
  });
}

function newsOf<T>(
  { outcome, endsAt }: TermStep,
  { told, ended }: Pick<Term<T>, 'told' | 'ended'>,
  reader: Recipient,
  now: Date,
): News<string> | null {
  if (outcome === 'ended') return ended;
  return told ? { kind: told.kind, sentence: told.sentence(endsAt, now, reader) } : null;
}

function mailStep(
  context: NotifyContext,
  reader: Recipient,
  { endsAt }: TermStep,
  { kind, sentence }: News<string>,
  link: readonly [path: string, label: string],
): Promise<void> {
  const parts = [sentence, ...actionAt(context.siteUrl, ...link)];
  const content = { subject: NOTIFICATION_TITLES[kind], parts };
  return mailNotification(context, reader, { kind, about: String(endsAt.getTime()), content });
}
