import {
  type AuditEntry,
  type AuditKind,
  auditKindOf,
  STAFF_ACTS,
  type StaffAct,
} from '@hearthkin/domain/admin/audit';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { csvOf } from '../../../lib/csv';
import { REPLACE } from '../../../lib/query-change';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { SelectField } from '../../../ui/forms/select-field';
import { VISUALLY_HIDDEN } from '../../../ui/layout/visually-hidden';
import { AUDIT_PAGE, auditPages } from '../admin-queries';
import { StaffExport } from '../staff-export';
import { AuditRow } from './audit-row';

const ACTS = Object.keys(STAFF_ACTS) as StaffAct[];

const KINDS = { decision: 'Decisions', read: 'Reads of people’s data' } as const;

/** Entries per read when exporting; the rules allow no more. */
const EXPORT_PAGE = 100;

/** The decisions of staff, or their reads of people's data, latest first, page by page. */
export function AuditList() {
  const [params, setParams] = useSearchParams();
  const kind: AuditKind = params.get('kind') === 'read' ? 'read' : 'decision';
  const acts = ACTS.filter((id) => auditKindOf(id) === kind);
  const act = acts.find((id) => id === params.get('act')) ?? null;
  const entries = useLatest(useLive(auditPages(kind, act, AUDIT_PAGE)));
  const items = entries.status === 'ready' ? entries.data.items : [];
  const choose = (nextKind: string, nextAct: string) =>
    setParams(
      {
        view: 'audit',
        ...(nextKind === 'read' && { kind: nextKind }),
        ...(nextAct !== '' && { act: nextAct }),
      },
      REPLACE,
    );
  return (
    <Box component="section" aria-labelledby="audit-log">
      <Stack
        direction="row"
        sx={{ justifyContent: 'flex-end', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
      >
        {/* The page's title says it on the screen. */}
        <Box component="h2" id="audit-log" sx={VISUALLY_HIDDEN}>
          Audit log
        </Box>
        <StaffExport
          list="audit-log"
          things="entries"
          pages={() => auditPages(kind, act, EXPORT_PAGE)}
          csv={auditCsv}
        />
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '240px 360px' }, gap: 1.5, my: 2 }}>
        <SelectField
          label="Entries"
          value={kind}
          onChange={(event) => choose(event.target.value, '')}
        >
          {Object.entries(KINDS).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Act"
          value={act ?? ''}
          onChange={(event) => choose(kind, event.target.value)}
        >
          <option value="">All</option>
          {acts.map((id) => (
            <option key={id} value={id}>
              {STAFF_ACTS[id]}
            </option>
          ))}
        </SelectField>
      </Box>
      {entries.status === 'failed' && <LoadFailed retry={entries.retry} />}
      {entries.status === 'loading' && (
        <Stack role="status" aria-busy aria-label="Loading entries" sx={{ gap: 1 }}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Stack>
      )}
      {entries.status === 'ready' && items.length === 0 && (
        <EmptyState icon={<HistoryRounded />} title="No entries yet" />
      )}
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map(({ id, data }) => (
          <AuditRow key={id} entry={data} showsTarget />
        ))}
      </Stack>
      {entries.status === 'ready' && entries.data.hasMore && items.length > 0 && (
        <LoadMore
          state={entries.data.more}
          onMore={entries.more}
          isAutomatic={false}
          what="entries"
          label="Show more entries"
        />
      )}
    </Box>
  );
}

function auditCsv(entries: readonly Doc<AuditEntry>[]): Promise<string> {
  const rows = entries.map(({ id, data }) => [
    id,
    data.at,
    STAFF_ACTS[data.act],
    data.by,
    data.target,
    data.note,
    data.concerns.join(' '),
  ]);
  return csvOf(['Id', 'When (UTC)', 'Act', 'By', 'Done to', 'Note', 'People'], rows);
}
