import { monthsFrom } from '@hearthkin/domain/foundation/time';
import {
  FIGURE_SHARDS,
  type Figures,
  type FiguresAnswer,
  ledgerFigures,
} from '@hearthkin/domain/insights/figures';
import { recount } from '@hearthkin/domain/insights/recount';
import type { LedgerEntry } from '@hearthkin/domain/payment/ledger';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { oncePerEvent } from '../platform/consistency/once-per-event';
import { monthFigures } from '../platform/records/collections';
import { incrementsOf } from './increments-of';
import { shardOf } from './shard-of';

/** Adds to the figures of months by how much they change with a booking. */
export function countFigures(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
  changes: ReadonlyMap<string, Figures>,
): void {
  for (const [month, change] of changes) {
    const ref = shardRef(db, month, shardOf(bookingId, FIGURE_SHARDS));
    tx.set(ref, { month, figures: incrementsOf(change) }, { merge: true });
  }
}

interface AddedEntries {
  readonly eventId: string;
  readonly bookingId: string;
  readonly entries: readonly LedgerEntry[];
}

/** Adds entries of the ledger to the figures, once for the event that has added them. */
export async function countEntries(
  db: Firestore,
  { eventId, bookingId, entries }: AddedEntries,
  now: Date,
): Promise<void> {
  const figures = ledgerFigures(entries);
  if (figures.size === 0) return;
  await oncePerEvent(db, { id: eventId, handler: 'money' }, now, async (tx) =>
    countFigures(tx, db, bookingId, figures),
  );
}

/** The figures of a month and of the one before. @throws AppError `unreadable` rather than leave a part out. */
export async function readFigures(db: Firestore, month: string): Promise<FiguresAnswer> {
  const [now, before] = await Promise.all([
    readMonth(db, month),
    readMonth(db, monthsFrom(month, -1)),
  ]);
  return { month: now, before };
}

async function readMonth(db: Firestore, month: string): Promise<Figures> {
  const shards = Array.from({ length: FIGURE_SHARDS }, (_, shard) => shardRef(db, month, shard));
  const docs = await Promise.all(shards.map((ref) => ref.get()));
  return docs.reduce<Figures>((sum, doc) => recount(sum, null, doc.data()?.figures ?? null), {});
}

function shardRef(db: Firestore, month: string, shard: number) {
  return monthFigures(db).doc(`${month}_${shard}`);
}
