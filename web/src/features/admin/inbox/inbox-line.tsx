import type { InboxItem } from '@hearthkin/domain/admin/inbox';
import { STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import { aimOf, isDanger, isLate } from '@hearthkin/domain/admin/urgency';
import { SEVERITY_NAMES } from '@hearthkin/domain/safety/report-reasons';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useNow } from '../../../ui/hooks/clock';
import { formatDateTime, formatWait } from '../format-date-time';
import { PersonLink } from '../people/person-name';
import { staffItemPath } from '../staff-paths';
import { focusTarget, ITEM } from './shortcuts';
import { TakeControl } from './take-control';

/** One item of the inbox: what it is, whose, how long it waits, and who has taken it. */
export function InboxLine({ item }: { readonly item: InboxItem }) {
  const { queue, id, words, severity, since, taken } = item;
  const name = STAFF_QUEUES[queue].names.one;
  // Other messages are all alike.
  const hasName = severity !== null && (queue === 'reports' || severity === 0);
  const kind = hasName ? `${name}, ${SEVERITY_NAMES[severity].toLowerCase()}` : name;
  const place = { queue, id };
  return (
    <Box
      component="li"
      {...ITEM}
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        px: { xs: 1, sm: 1.5 },
        borderTop: 1,
        borderColor: 'divider',
        '&:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          variant="body2"
          sx={{
            fontWeight: 650,
            color: isDanger(queue, severity) ? 'error.main' : 'text.secondary',
          }}
        >
          {kind}
        </Typography>
        <Link
          component={RouterLink}
          to={staffItemPath(place)}
          {...focusTarget(id)}
          color="inherit"
          sx={{
            display: 'inline-block',
            py: 0.25,
            fontWeight: 600,
            // Below the header, which stays.
            scrollMarginBlock: '120px',
          }}
        >
          {words}
        </Link>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <WhoseItem item={item} />
          {since !== null && <Waits queue={queue} since={since} />}
        </Typography>
      </Box>
      <TakeControl place={place} taken={taken} what={`${kind}: ${words}`} />
    </Box>
  );
}

function WhoseItem({ item: { uid, name } }: { readonly item: InboxItem }): ReactNode {
  if (uid === null) return name === null ? null : <>{name} · </>;
  return (
    <>
      <PersonLink uid={uid} {...(name !== null && { name })} /> ·{' '}
    </>
  );
}

interface WaitsProps {
  readonly queue: InboxItem['queue'];
  readonly since: Date;
}

/** The time that it waits, and whether that is longer than we aim for. */
export function Waits({ queue, since }: WaitsProps) {
  const now = useNow();
  const aim = aimOf(queue);
  return (
    <>
      <time dateTime={since.toISOString()} title={formatDateTime(since)}>
        {formatWait(since, now)}
      </time>
      {aim !== undefined && isLate(queue, since, now) && (
        <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
          {' '}
          · Late: we aim for {aim.words}
        </Box>
      )}
    </>
  );
}
