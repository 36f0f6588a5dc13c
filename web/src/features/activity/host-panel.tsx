import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Activity } from '../../data/activities/activity-queries';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { TextField } from '../../ui/forms/text-field';
import { useAction } from '../../ui/hooks/use-action';
import { late } from '../../ui/late';
import { OwnClashes } from './own-clashes';

const ProposeDialog = late(async () => (await import('./propose-dialog')).ProposeDialog, {
  isRare: true,
});

interface HostPanelProps {
  readonly activity: Doc<Activity>;
  /** Gets a sentence to show. */
  readonly onMessage: (sentence: string) => void;
}

/** The host's part of an activity's page: the answer to our team, the state of a proposal, or the end of what is published. */
export function HostPanel({ activity, onMessage }: HostPanelProps) {
  const { status, notes } = activity.data;
  switch (status) {
    case 'asked':
      return <Answer activity={activity} onMessage={onMessage} />;
    case 'declined':
      return <Alert severity="info">You declined to host this. Our team has your answer.</Alert>;
    case 'lapsed':
      return <Alert severity="info">You didn’t answer in time, so this request has ended.</Alert>;
    case 'proposed':
      return (
        <Proposal activity={activity} onMessage={onMessage}>
          <Alert severity="info">Our team is reviewing this. We’ll let you know.</Alert>
        </Proposal>
      );
    case 'returned':
      return (
        <Proposal activity={activity} onMessage={onMessage}>
          <Alert severity="warning">Please change this. Note from our team: {notes}</Alert>
        </Proposal>
      );
    case 'rejected':
      return (
        <Proposal activity={activity} onMessage={onMessage}>
          <Alert severity="warning">We couldn’t publish this. Note from our team: {notes}</Alert>
        </Proposal>
      );
    case 'open':
      return (
        <Stack sx={{ gap: 1 }}>
          <Alert severity="info">You host this activity.</Alert>
          <End activity={activity} onMessage={onMessage} />
        </Stack>
      );
    default:
      return null;
  }
}

/** Accepts or declines, after all that will be public has been read on the same page. */
function Answer({ activity: { id, data }, onMessage }: HostPanelProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const { run, running, isBusy, failure, clear } = useAction<'accept' | 'decline'>();
  const { request, hostId, title } = data;
  const dueAt = request?.dueAt ?? null;
  const asked = { activityId: id, requestedAt: request?.at.getTime() ?? 0 };
  const zone = ownTimeZone();

  const accept = () =>
    run(async () => {
      await call('answerActivity', { ...asked, answer: 'accepted' });
      onMessage(`You host “${title}”. People can join it now.`);
    }, 'accept');
  const decline = () =>
    run(async () => {
      await call('answerActivity', { ...asked, answer: 'declined', reason: reason.trim() });
      onMessage('You declined. We’ve let our team know.');
    }, 'decline');

  return (
    <Card component="section" aria-label="Your answer" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        Would you like to host this?
      </Typography>
      <Typography sx={{ mt: 1 }}>
        This is all that people will see, with what our team wrote about you. It goes live only if
        you accept, and then takes this time in your calendar.
      </Typography>
      {dueAt !== null && (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>
          Please answer by {formatDate(dueAt, zone)}, {formatTime(dueAt, zone)}.
        </Typography>
      )}
      <Stack sx={{ gap: 1.5, mt: 2 }}>
        <OwnClashes uid={hostId} time={data}>
          You can’t accept while you’ve accepted a session then.
        </OwnClashes>
        {!isDeclining && failure !== null && <Alert severity="error">{failure}</Alert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            // Not `disabled`, which would lose focus.
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void accept();
            }}
            sx={{ minHeight: 44 }}
          >
            {running === 'accept' ? 'Accepting...' : 'Accept'}
          </Button>
          <Button
            variant="outlined"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              clear();
              setDeclining(true);
            }}
            sx={{ minHeight: 44 }}
          >
            Decline
          </Button>
        </Stack>
      </Stack>
      {isDeclining && (
        <FormDialog
          title={`Decline “${title}”?`}
          intro="You can’t change your mind, but our team can ask you again."
          isDirty={reason.trim() !== '' && !isBusy}
          isBusy={isBusy}
          failure={failure}
          submitLabel="Decline activity"
          busyLabel="Declining..."
          cancelLabel="Back"
          color="error"
          onSubmit={() => void decline()}
          onClose={() => {
            clear();
            setDeclining(false);
          }}
        >
          <Reason
            value={reason}
            isBusy={isBusy}
            readers="Only our team reads this."
            onChange={setReason}
          />
        </FormDialog>
      )}
    </Card>
  );
}

interface ProposalProps extends HostPanelProps {
  readonly children: ReactNode;
}

/** The state of a proposal, which can be changed and sent again, or withdrawn. */
function Proposal({ activity, onMessage, children }: ProposalProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {children}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setEditing(true)} sx={{ minHeight: 44 }}>
          {activity.data.status === 'proposed' ? 'Edit activity' : 'Edit and resubmit'}
        </Button>
        <End activity={activity} onMessage={onMessage} />
      </Stack>
      {isEditing && (
        <ProposeDialog
          uid={activity.data.hostId}
          former={activity}
          onClose={() => setEditing(false)}
          onSent={(sentence) => {
            setEditing(false);
            onMessage(sentence);
          }}
        />
      )}
    </Stack>
  );
}

/** Withdraws a proposal, or cancels what is published. */
function End({ activity: { id, data }, onMessage }: HostPanelProps) {
  const [isOpen, setOpen] = useState(false);
  // Fixed when the dialog opens, even if our team decides meanwhile.
  const [isPublished, setPublished] = useState(data.status === 'open');
  const [reason, setReason] = useState('');
  const navigate = useNavigate();
  const { run, isBusy, failure, clear } = useAction();
  const { participantCount: joined } = data;
  const end = () =>
    run(async () => {
      const { status } = await call('withdrawActivity', { activityId: id, reason: reason.trim() });
      if (status === 'cancelled') {
        setOpen(false);
        onMessage('Activity canceled. We’re letting everyone know.');
      } else void navigate(PATHS.community, { state: { message: 'Your activity is withdrawn.' } });
    });
  return (
    <>
      <Button
        color="error"
        onClick={() => {
          setPublished(data.status === 'open');
          setOpen(true);
        }}
        sx={{ minHeight: 44 }}
      >
        {data.status === 'open' ? 'Cancel activity' : 'Withdraw activity'}
      </Button>
      {isOpen && (
        <FormDialog
          title={isPublished ? 'Cancel this activity?' : 'Withdraw this activity?'}
          intro={
            isPublished
              ? `${joined === 0 ? 'No one has joined yet.' : 'We’ll tell everyone who joined.'} You can’t undo this.`
              : 'We’ll delete it and stop the review. You can’t undo this.'
          }
          isDirty={reason.trim() !== '' && !isBusy}
          isBusy={isBusy}
          failure={failure}
          submitLabel={isPublished ? 'Cancel activity' : 'Withdraw activity'}
          busyLabel="One moment..."
          cancelLabel="Keep it"
          color="error"
          onSubmit={() => void end()}
          onClose={() => {
            clear();
            setOpen(false);
          }}
        >
          {isPublished && (
            <Reason
              value={reason}
              isBusy={isBusy}
              readers="Everyone reads this."
              onChange={setReason}
            />
          )}
        </FormDialog>
      )}
    </>
  );
}

interface ReasonProps {
  readonly value: string;
  readonly isBusy: boolean;
  readonly readers: string;
  readonly onChange: (reason: string) => void;
}

function Reason({ value, isBusy, readers, onChange }: ReasonProps) {
  return (
    <TextField
      label="Reason (optional)"
      multiline
      minRows={3}
      fullWidth
      value={value}
      disabled={isBusy}
      onChange={(change) => onChange(change.target.value)}
      helperText={readers}
      slotProps={{ htmlInput: { maxLength: ACTIVITY_LIMITS.notes } }}
    />
  );
}
