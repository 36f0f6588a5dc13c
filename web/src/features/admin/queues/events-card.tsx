import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { type CommunityEvent, EVENT_LIMITS } from '@hearthkin/domain/community/event';
import { seriesStarts } from '@hearthkin/domain/community/event-start';
import { eventTime } from '@hearthkin/domain/community/hosted-time';
import { repeatWords } from '@hearthkin/domain/community/repeats';
import { whereWords } from '@hearthkin/domain/community/where';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { call } from '../../../firebase/call';
import { formatDate, formatTime, zoneName } from '../../../lib/format';
import { FormDialog, ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { useNow } from '../../../ui/hooks/clock';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import { HostSessions, useHostSessions } from '../host-sessions';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { PersonLink } from '../people/person-name';
import { CardActions } from './card-actions';

/** One submitted event with its decision buttons. */
function EventReviewCard({ item: { id, data }, onDecided }: QueueCardProps<CommunityEvent>) {
  const { title } = data;
  const isPast = data.startsAt <= useNow();
  const [asks, setAsks] = useState<'approved' | 'rejected' | null>(null);
  const hide = () => setAsks(null);
  const { run, isBusy, failure, close } = useDecision(hide, onDecided, hide);

  const decide = (decision: Decision) =>
    run(async () => {
      await call('reviewEvent', { eventId: id, ...decision });
      onDecided(
        decision.decision === 'approved' ? `“${title}” is published.` : `“${title}” is rejected.`,
      );
    });

  const dialog = { isBusy, failure, onClose: close };
  return (
    <Card component="article" aria-label={`Event ${title}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Submitted {formatDateTime(data.submittedAt)}
      </Typography>
      <FactList facts={factsOf(data)} />
      {isPast && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          This event’s start time has passed, so it can’t be approved.
        </Alert>
      )}
      <CardActions queue="events">
        <Button variant="outlined" color="error" onClick={() => setAsks('rejected')}>
          Reject
        </Button>
        <Button variant="contained" disabled={isPast} onClick={() => setAsks('approved')}>
          Approve
        </Button>
      </CardActions>
      {asks === 'approved' && (
        <ApproveDialog {...dialog} event={data} onApprove={(decision) => void decide(decision)} />
      )}
      {asks === 'rejected' && (
        <ReasonDialog
          {...dialog}
          draftId={`event/${id}`}
          title={`Reject “${title}”?`}
          intro="We’ll tell the host why. No one else sees it."
          saved={REASON_TEMPLATES.event}
          helperText="The host reads this."
          maxLength={EVENT_LIMITS.notes}
          submitLabel="Reject"
          busyLabel="Rejecting..."
          onSubmit={(notes) => void decide({ decision: 'rejected', notes })}
        />
      )}
    </Card>
  );
}

type Decision =
  | { readonly decision: 'approved'; readonly overSessions?: true }
  | { readonly decision: 'rejected'; readonly notes: string };

interface ApproveDialogProps {
  readonly event: CommunityEvent;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onApprove: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** Asks before an event is published, with what its host has at the time. */
function ApproveDialog({ event, onApprove, ...dialog }: ApproveDialogProps) {
  const { title, repeats, hostId, timeZone } = event;
  const times = seriesStarts(event).flatMap(({ startsAt }) =>
    startsAt === null ? [] : eventTime({ startsAt }),
  );
  const found = useHostSessions(hostId, times);
  return (
    <FormDialog
      {...dialog}
      cancelLabel="Back"
      title={`Approve “${title}”?`}
      intro={
        repeats === null
          ? 'It goes live right away, and we’ll let the host know.'
          : `All ${repeats.times} dates go live right away, and we’ll let the host know.`
      }
      isDirty={false}
      canSubmit={found.canPublish}
      submitLabel="Approve"
      busyLabel="Approving..."
      onSubmit={() =>
        onApprove({ decision: 'approved', ...(found.overSessions && { overSessions: true }) })
      }
    >
      <HostSessions found={found} timeZone={timeZone} isBusy={dialog.isBusy} />
    </FormDialog>
  );
}

function factsOf(event: CommunityEvent): readonly (readonly [string, ReactNode])[] {
  const { startsAt, timeZone } = event;
  const when = `${formatDate(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}`;
  return [
    ['Host', <PersonLink key="host" uid={event.hostId} name={event.hostName} />],
    ['When', `${when}, ${zoneName(timeZone)}`],
    ...(event.repeats === null ? [] : [[repeatWords(event.repeats), datesOf(event)] as const]),
    ['Where', whereWords(event)],
    ['Category', event.category],
    ['Spots', String(event.maxAttendees)],
    ['Description', event.description],
  ];
}

/** All dates of a series, which are decided at once. */
function datesOf(event: CommunityEvent): string {
  return seriesStarts(event)
    .map(({ date, startsAt }) =>
      startsAt === null ? `${date} (skipped by its clocks)` : formatDate(startsAt, event.timeZone),
    )
    .join(' · ');
}

export const view: QueueView<'events'> = {
  empty: {
    icon: <EventOutlined />,
    title: 'No events to review',
    text: 'New events show up here.',
  },
  Card: EventReviewCard,
  head: ['Title', 'Category', 'City', 'Starts (UTC)', 'Spots', 'Host', 'Submitted (UTC)'],
  row: (event) => [
    event.title,
    event.category,
    event.city,
    event.startsAt,
    event.maxAttendees,
    event.hostName,
    event.submittedAt,
  ],
};
