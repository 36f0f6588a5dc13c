import { createHash } from 'node:crypto';
import { type AuditEntry, auditKindOf, READS_KEPT_MS } from '@hearthkin/domain/admin/audit';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { auditLog } from '../platform/records/collections';

/** A new entry; `concerns` lists the people whose ids its target or note contains. */
type NewAuditEntry = Omit<AuditEntry, 'concerns' | 'kind' | 'expireAt'> & {
  readonly concerns?: readonly string[];
};

/**
 * Logs an act of staff, in its own transaction.
 * @param id for an act that is logged once.
 */
export function audit(tx: Transaction, db: Firestore, entry: NewAuditEntry, id?: string): void {
  const ref = id === undefined ? auditLog(db).doc() : auditLog(db).doc(id);
  const kind = auditKindOf(entry.act);
  tx.create(ref, {
    ...entry,
    kind,
    concerns: [...(entry.concerns ?? [])],
    ...(kind === 'read' && { expireAt: new Date(entry.at.getTime() + READS_KEPT_MS) }),
  });
}

/** The same answer to the same staff is one entry within this, by the clock. */
const SAME_READ_MS = 5 * MINUTE_MS;

/** Logs whose data staff read, in the transaction that reads it and before its first write. */
export async function auditRead(
  tx: Transaction,
  db: Firestore,
  entry: NewAuditEntry & { readonly concerns: readonly string[] },
): Promise<void> {
  const { at, act, by, target, note, concerns } = entry;
  const span = Math.floor(at.getTime() / SAME_READ_MS);
  const same = JSON.stringify([act, by, target, note, span, ...concerns]);
  const id = `read-${createHash('sha256').update(same).digest('hex')}`;
  if ((await tx.get(auditLog(db).doc(id))).exists) return;
  audit(tx, db, entry, id);
}
