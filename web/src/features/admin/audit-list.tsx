import { type AuditEntry, STAFF_ACTS, type StaffAct } from '@hearthkin/domain/admin/audit';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { CsvExport } from '../../data/kit/csv-export';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { csvOf } from '../../lib/csv';
import { REPLACE } from '../../lib/query-change';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { SelectField } from '../../ui/forms/select-field';
import { ADMIN_PAGE, auditPages } from './admin-queries';
import { formatDateTime } from './format-date-time';
import { PersonName } from './person-name';

const ACTS = Object.keys(STAFF_ACTS) as StaffAct[];

/** Entries per read when exporting; the rules allow no more. */
const EXPORT_PAGE = 100;

/** What staff did, latest first, page by page. */
export function AuditList() {
  const [params, setParams] = useSearchParams();
  const act = ACTS.find((id) => id === params.get('act')) ?? null;
  const entries = useLatest(useLive(auditPages(act, ADMIN_PAGE)));
  const items = entries.status === 'ready' ? entries.data.items : [];
  const choose = (next: string) =>
    setParams({ view: 'audit', ...(next !== '' && { act: next }) }, REPLACE);
  return (
    <Box component="section" aria-labelledby="audit-log">
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
      >
        <Typography id="audit-log" variant="h2">
          Audit log
        </Typography>
        <CsvExport
          things="entries"
          list={{
            name: 'audit-log',
            pages: () => auditPages(act, EXPORT_PAGE),
            csv: auditCsv,
            beforeSave: async (rows) => {
              await call('recordExport', { list: 'audit-log', rows });
            },
          }}
        />
      </Stack>
      <SelectField
        fullWidth
        label="Act"
        value={act ?? ''}
        onChange={(event) => choose(event.target.value)}
        sx={{ my: 2, maxWidth: { sm: 360 } }}
      >
        <option value="">All</option>
        {ACTS.map((id) => (
          <option key={id} value={id}>
            {STAFF_ACTS[id]}
          </option>
        ))}
      </SelectField>
      {entries.status === 'failed' && <LoadFailed retry={entries.retry} />}
      {entries.status === 'loading' && (
        <Stack role="status" aria-busy aria-label="Loading entries" sx={{ gap: 1 }}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Stack>
      )}
      {entries.status === 'ready' && items.length === 0 && (
        <EmptyState icon={<HistoryRounded />} title="Nothing is written down yet" />
      )}
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map(({ id, data }) => (
          <AuditRow key={id} entry={data} />
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

function auditCsv(entries: readonly Doc<AuditEntry>[]): string {
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

function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { act, by, at, target, note } = entry;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {STAFF_ACTS[act]}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        <PersonName uid={by} />, {formatDateTime(at)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {target}
      </Typography>
      {note !== '' && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
