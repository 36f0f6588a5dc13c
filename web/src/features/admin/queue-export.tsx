import { type QueueId, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import { CsvExport } from '../../data/kit/csv-export';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { QUEUE_TABLES, type QueueTable } from './queue-tables';
import { type Waiting, waitingPages } from './waiting-queries';

/** Exports a queue as CSV. The export is recorded in the audit log. */
export function QueueExport({ queue }: { readonly queue: QueueId }) {
  return <ExportOf queue={queue} />;
}

function ExportOf<Id extends QueueId>({ queue }: { readonly queue: Id }) {
  const table: QueueTable<Waiting[Id]> = QUEUE_TABLES[queue];
  const list = STAFF_QUEUES[queue].exportedAs;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <CsvExport
        things={table.things}
        list={{
          name: list,
          pages: () => waitingPages(queue),
          csv: (items: readonly Doc<Waiting[Id]>[]) => table.csv(items),
          beforeSave: async (rows) => {
            await call('recordExport', { list, rows });
          },
        }}
      />
    </Box>
  );
}
