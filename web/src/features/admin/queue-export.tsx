import { type QueueId, type Shown, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import { CsvExport } from '../../data/kit/csv-export';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { csvOf } from '../../lib/csv';
import type { QueueView } from './queue';
import { type QueueViews, VIEWS } from './views';
import { waitingPages } from './waiting-queries';

/** Exports a queue as CSV. The export is recorded in the audit log. */
export function QueueExport<Id extends QueueId>({ queue }: { readonly queue: Id }) {
  const views: QueueViews = VIEWS;
  const view: QueueView<Shown[Id]> = views[queue];
  const list = STAFF_QUEUES[queue].exportedAs;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <CsvExport
        things={view.things}
        list={{
          name: list,
          pages: () => waitingPages(queue),
          csv: (items: readonly Doc<Shown[Id]>[]) =>
            csvOf(
              ['Id', ...view.head],
              items.map(({ id, data }) => [id, ...view.row(data)]),
            ),
          beforeSave: async (rows) => {
            await call('recordExport', { list, rows });
          },
        }}
      />
    </Box>
  );
}
