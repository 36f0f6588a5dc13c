import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { auditLog } from '../core/collections';

/** An entry to be written; `concerns` lists the people whose uid its target or note holds. */
export type NewAuditEntry = Omit<AuditEntry, 'concerns'> & {
  readonly concerns?: readonly string[];
};

/** Writes down what one of the staff does, in the transaction that does it. */
export function audit(tx: Transaction, db: Firestore, entry: NewAuditEntry): void {
  tx.create(auditLog(db).doc(), { ...entry, concerns: [...(entry.concerns ?? [])] });
}
