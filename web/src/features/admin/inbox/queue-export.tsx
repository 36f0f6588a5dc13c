import { type QueueId, type Shown, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import type { Doc } from '../../../data/kit/readers';
import { csvOf } from '../../../lib/csv';
import { StaffExport } from '../staff-export';
import { loadQueueView } from './queue-views';
import { waitingPages } from './waiting-queries';

/** Exports a queue as CSV. */
export function QueueExport<Id extends QueueId>({ queue }: { readonly queue: Id }) {
  const { names, exportedAs: list } = STAFF_QUEUES[queue];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <StaffExport
        list={list}
        things={names.things}
        pages={() => waitingPages(queue)}
        csv={async (items: readonly Doc<Shown[Id]>[]) => {
          const { head, row } = await loadQueueView(queue);
          return csvOf(
            ['Id', ...head],
            items.map(({ id, data }) => [id, ...row(data)]),
          );
        }}
      />
    </Box>
  );
}
