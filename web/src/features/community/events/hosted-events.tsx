import type { CommunityEvent, EventStatus } from '@hearthkin/domain/community/event';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { hostedEventPages } from '../../../data/events/event-queries';
import { EVENT_STATUS_WORDS } from '../../../data/events/event-status-words';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { DashboardCard } from '../../../ui/layout/dashboard-card';
import { EventRow, EventRows } from '../own-events';

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

interface HostedEventsProps {
  readonly uid: string;
  /** Edits a rejected event and submits it again. */
  readonly onEdit: (event: Doc<CommunityEvent>) => void;
}

/** The events the user hosts, with their status. */
export function HostedEvents({ uid, onEdit }: HostedEventsProps) {
  const read = useLive(hostedEventPages(uid));
  return (
    <DashboardCard title="Events you host">
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading the events you host">
          <Skeleton variant="rounded" height={56} />
        </div>
      )}
      {read.status === 'ready' && read.data.items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Events you create show up here, with their review status.
        </Typography>
      )}
      {read.status === 'ready' && read.data.items.length > 0 && (
        <EventRows label="Events you host">
          {read.data.items.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              chip={<EventStatusChip status={event.data.status} />}
              {...(event.data.status === 'rejected' && {
                note: `Note from our team: ${event.data.notes}`,
                action: (
                  <Button
                    aria-label={`Edit and resubmit: ${event.data.title}`}
                    onClick={() => onEdit(event)}
                    sx={{ minHeight: 44, marginInlineStart: -1 }}
                  >
                    Edit and resubmit
                  </Button>
                ),
              })}
            />
          ))}
        </EventRows>
      )}
      {read.status === 'ready' && read.data.hasMore && (
        <LoadMore
          state={read.data.more}
          onMore={read.more}
          isAutomatic={false}
          label="Show more of your events"
          what="events"
        />
      )}
    </DashboardCard>
  );
}
