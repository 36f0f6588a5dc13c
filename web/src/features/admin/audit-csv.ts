import { type AuditEntry, STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import type { Doc } from '../../data/kit/readers';
import { csvOf } from '../../lib/csv';

export function auditCsv(entries: readonly Doc<AuditEntry>[]): string {
  const rows = entries.map(({ id, data }) => [
    id,
    data.at,
    STAFF_ACTS[data.act],
    data.by,
    data.target,
    data.note,
  ]);
  return csvOf(['Id', 'When (UTC)', 'Act', 'By', 'Done to', 'Note'], rows);
}
