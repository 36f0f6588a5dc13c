import type { Place } from '@hearthkin/domain/admin/assignment';
import { STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import { STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import { useLive } from '../../../data/kit/live-query';
import { auditOn } from '../admin-queries';
import { formatDateTime } from '../format-date-time';
import { TeamName } from '../people/person-name';

/** The most that are shown; the log has all. */
const SHOWN = 3;

/** The decisions of our team about an item before it waited again, the latest first; nothing for a first time. */
export function EarlierDecisions({ place }: { readonly place: Place }) {
  const entries = useLive(auditOn(`${STAFF_QUEUES[place.queue].path}/${place.id}`, 'decision'));
  if (entries.status === 'failed') {
    return <Box sx={{ mb: 1, typography: 'body2' }}>Earlier decisions couldn’t be read.</Box>;
  }
  if (entries.status === 'loading' || entries.data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Earlier decisions"
      sx={{
        mb: 1.5,
        paddingInlineStart: 1.5,
        borderInlineStart: '3px solid',
        borderColor: 'warning.main',
        typography: 'body2',
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {entries.data.slice(0, SHOWN).map(({ id, data: { act, by, at, note } }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {STAFF_ACTS[act]}, {formatDateTime(at)}, by <TeamName uid={by} />
            {note !== '' && `: ${note}`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
