import type { EventStatus } from '@hearthkin/domain/community/event';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { hostedEvents } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { EVENT_STATUS_WORDS } from './event-words';
import { EventRow, EventRows } from './own-events';

const COLORS: Readonly<Record<EventStatus, ChipProps['color']>> = {
  pending_approval: 'warning',
  approved: 'success',
  rejected: 'error',
  cancelled: 'default',
};

export function EventStatusChip({ status }: { readonly status: EventStatus }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[status]}
      label={EVENT_STATUS_WORDS[status]}
    />
  );
}

/** The events the user hosts, with their status. */
export function HostedEvents({ uid }: { readonly uid: string }) {
  const read = useLive(hostedEvents(uid));
  return (
    <DashboardCard title="Events You Host">
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading the events you host">
          <Skeleton variant="rounded" height={56} />
        </div>
      )}
      {read.status === 'ready' && read.data.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          What you create appears here, with what our team has decided.
        </Typography>
      )}
      {read.status === 'ready' && read.data.length > 0 && (
        <EventRows label="Events you host">
          {read.data.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              chip={<EventStatusChip status={event.data.status} />}
              {...(event.data.status === 'rejected' && {
                note: `Our team wrote: ${event.data.notes}`,
              })}
            />
          ))}
        </EventRows>
      )}
    </DashboardCard>
  );
}
