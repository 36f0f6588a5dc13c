import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { auditLog } from '../core/collections';

/** A new entry; `concerns` lists the people whose ids its target or note contains. */
type NewAuditEntry = Omit<AuditEntry, 'concerns'> & {
  readonly concerns?: readonly string[];
};

/** Logs an act of staff, in its own transaction. */
export function audit(tx: Transaction, db: Firestore, entry: NewAuditEntry): void {
  tx.create(auditLog(db).doc(), { ...entry, concerns: [...(entry.concerns ?? [])] });
}
