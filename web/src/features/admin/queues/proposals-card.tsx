import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { ACTIVITY_LIMITS, type Activity } from '@hearthkin/domain/community/activity';
import { whereWords } from '@hearthkin/domain/community/where';
import { minutesOf } from '@hearthkin/domain/companion/availability';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { call } from '../../../firebase/call';
import {
  formatDate,
  formatDuration,
  formatMoney,
  formatTime,
  formatTimeOfDay,
  zoneName,
} from '../../../lib/format';
import { FormDialog, ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import { HostSessions, useHostSessions } from '../host-sessions';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { useDecision } from '../inbox/use-decision';
import { PersonLink } from '../people/person-name';
import { CardActions } from './card-actions';

const ActivityDialog = late(
  async () => (await import('../activities/activity-dialog')).ActivityDialog,
);

type Decision =
  | { readonly decision: 'published'; readonly overSessions?: true }
  | { readonly decision: 'returned' | 'rejected'; readonly notes: string };

type Asks = Decision['decision'] | 'changed';

const DONE: Readonly<Record<Decision['decision'], (title: string) => string>> = {
  published: (title) => `“${title}” is published.`,
  returned: (title) => `We’ve asked for changes to “${title}”.`,
  rejected: (title) => `“${title}” is declined.`,
};

/** The dialogs of decisions that go with a note. */
const NOTES = {
  returned: {
    title: (title: string) => `Ask for changes to “${title}”?`,
    intro: 'The companion reads your note, and can submit it again.',
    submitLabel: 'Ask for changes',
    busyLabel: 'Asking...',
    color: 'primary',
  },
  rejected: {
    title: (title: string) => `Decline “${title}”?`,
    intro: 'We’ll tell the companion why. No one else sees it.',
    submitLabel: 'Decline',
    busyLabel: 'Declining...',
    color: 'error',
  },
} as const;

/** One group activity that a companion proposes, with its decision buttons. */
function ProposalCard({ item, onDecided }: QueueCardProps<Activity>) {
  const { id, data } = item;
  const { title, request } = data;
  const isPast = data.startsAt <= useNow();
  const [asks, setAsks] = useState<Asks | null>(null);
  // Fixed when a dialog opens: what the companion changes meanwhile hasn't been read.
  const [requestedAt, setRequestedAt] = useState(0);
  const ask = (what: Asks) => {
    setRequestedAt(request?.at.getTime() ?? 0);
    setAsks(what);
  };
  const hide = () => setAsks(null);
  const { run, isBusy, failure, close } = useDecision(hide, onDecided, hide);

  const decide = (decision: Decision) =>
    run(async () => {
      await call('decideActivity', { activityId: id, requestedAt, ...decision });
      onDecided(DONE[decision.decision](title));
    });

  const dialog = { isBusy, failure, onClose: close };
  return (
    <Card component="article" aria-label={`Group activity ${title}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {request !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Submitted {formatDateTime(request.at)}
        </Typography>
      )}
      <FactList facts={proposalFacts(data)} />
      {isPast && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Its start time has passed, so it can’t be published.
        </Alert>
      )}
      <CardActions queue="proposals">
        <Button variant="outlined" color="error" onClick={() => ask('rejected')}>
          Decline
        </Button>
        <Button variant="outlined" onClick={() => ask('returned')}>
          Ask for changes
        </Button>
        <Button variant="outlined" onClick={() => ask('changed')}>
          Change it and ask
        </Button>
        <Button variant="contained" disabled={isPast} onClick={() => ask('published')}>
          Publish
        </Button>
      </CardActions>
      {asks === 'published' && (
        <PublishDialog
          {...dialog}
          activity={data}
          onPublish={(decision) => void decide(decision)}
        />
      )}
      {(asks === 'returned' || asks === 'rejected') && (
        <ReasonDialog
          {...dialog}
          {...NOTES[asks]}
          draftId={`proposal/${id}`}
          title={NOTES[asks].title(title)}
          saved={REASON_TEMPLATES.activity}
          helperText="The companion reads this."
          maxLength={ACTIVITY_LIMITS.notes}
          onSubmit={(notes) => void decide({ decision: asks, notes })}
        />
      )}
      {asks === 'changed' && (
        <ActivityDialog
          former={item}
          onClose={hide}
          onSaved={(sentence) => {
            hide();
            onDecided(sentence);
          }}
        />
      )}
    </Card>
  );
}

interface PublishDialogProps {
  readonly activity: Activity;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onPublish: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** Asks before a proposal is published as it is, with what its host has at the time. */
function PublishDialog({ activity, onPublish, ...dialog }: PublishDialogProps) {
  const { title, hostId, timeZone } = activity;
  const found = useHostSessions(hostId, [activity]);
  return (
    <FormDialog
      {...dialog}
      cancelLabel="Back"
      title={`Publish “${title}”?`}
      intro="It goes live right away as the companion wrote it, and we’ll let them know."
      isDirty={false}
      canSubmit={found.canPublish}
      submitLabel="Publish"
      busyLabel="Publishing..."
      onSubmit={() =>
        onPublish({ decision: 'published', ...(found.overSessions && { overSessions: true }) })
      }
    >
      <HostSessions found={found} timeZone={timeZone} isBusy={dialog.isBusy} />
    </FormDialog>
  );
}

/** On the clock of the place, as its other times. */
function planLine({ time, text }: Activity['schedule'][number]): string {
  return time === null ? text : `${formatTimeOfDay(minutesOf(time))}: ${text}`;
}

function proposalFacts(activity: Activity): readonly (readonly [string, ReactNode])[] {
  const { startsAt, endsAt, timeZone, host } = activity;
  const when = `${formatDate(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}`;
  const duration = formatDuration((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  const experience = host.yearsExperience === 1 ? '1 year' : `${host.yearsExperience} years`;
  return [
    ['Host', <PersonLink key="host" uid={activity.hostId} name={host.name} />],
    ['About the host', host.bio],
    ['Experience', experience],
    ['Specialties', host.specialties.join(', ')],
    ['When', `${when}, ${zoneName(timeZone)}`],
    ['Duration', duration],
    ['Where', whereWords(activity)],
    ['Price per person', formatMoney(activity.priceMinor)],
    ['Spots', String(activity.maxParticipants)],
    ['Tags', activity.tags.join(', ')],
    ['Description', activity.description],
    ['Schedule', activity.schedule.map(planLine).join('\n')],
    ['What to bring', activity.whatToBring.join('\n')],
    ['Benefits', activity.benefits.join('\n')],
    ['Requirements', activity.requirements.join('\n')],
  ];
}

export const view: QueueView<'proposals'> = {
  empty: {
    icon: <GroupsOutlined />,
    title: 'No group activities to review',
    text: 'What companions suggest shows up here.',
  },
  Card: ProposalCard,
  head: ['Title', 'City', 'Starts (UTC)', 'Price', 'Spots', 'Host', 'Submitted (UTC)'],
  row: (activity) => [
    activity.title,
    activity.city,
    activity.startsAt,
    activity.priceMinor,
    activity.maxParticipants,
    activity.host.name,
    activity.request?.at ?? null,
  ],
};
