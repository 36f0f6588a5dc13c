import { type QueueId, type Shown, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { csvOf } from '../../../lib/csv';
import { CsvExport } from '../../export/public';
import { loadQueueView } from './queue-views';
import { waitingPages } from './waiting-queries';

/** Exports a queue as CSV. The export is recorded in the audit log. */
export function QueueExport<Id extends QueueId>({ queue }: { readonly queue: Id }) {
  const { names, exportedAs: list } = STAFF_QUEUES[queue];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <CsvExport
        things={names.things}
        list={{
          name: list,
          pages: () => waitingPages(queue),
          csv: async (items: readonly Doc<Shown[Id]>[]) => {
            const { head, row } = await loadQueueView(queue);
            return csvOf(
              ['Id', ...head],
              items.map(({ id, data }) => [id, ...row(data)]),
            );
          },
          beforeSave: async (rows) => {
            await call('recordExport', { list, rows });
          },
        }}
      />
    </Box>
  );
}
