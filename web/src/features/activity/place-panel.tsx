import { type activityPhase, spotsLeft } from '@hearthkin/domain/community/activity';
import { mayWriteToHost } from '@hearthkin/domain/community/host-contact';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Activity } from '../../data/activities/activity-queries';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { accountPath, loginPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { useNow } from '../../ui/hooks/clock';
import { useAction } from '../../ui/hooks/use-action';
import { late } from '../../ui/late';
import { OwnTime } from '../bookings/public';
import { MessageButton } from '../messages/public';
import { MeetingOnly } from '../safety/public';
import type { OwnPlace } from './use-participants';

const HostPanel = late(async () => (await import('./host-panel')).HostPanel, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={56} aria-busy />,
});

interface PlacePanelProps {
  readonly activity: Doc<Activity>;
  readonly phase: ReturnType<typeof activityPhase>;
  readonly uid: string | null;
  readonly place: OwnPlace;
  /** Gets a sentence to show. */
  readonly onMessage: (sentence: string) => void;
}

/** Joins and leaves a group activity, and writes to its host, who answers, changes and cancels here. */
export function PlacePanel({ onMessage, ...props }: PlacePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const now = useNow();
  const session = useSession();
  const { phase, activity, place } = props;
  const say = (sentence: string) => {
    onMessage(sentence);
    // The button that had focus is replaced by another.
    panel.current?.focus();
  };
  if (phase === 'cancelled') return null;
  const isHost = props.uid === activity.data.hostId && (phase === 'hidden' || phase === 'ahead');
  if (phase !== 'ahead' && !isHost) {
    return place.isIn && mayWriteToHost(activity.data, now) ? (
      <MessageHost activity={activity} />
    ) : null;
  }
  return (
    <Box ref={panel} tabIndex={-1} sx={{ outline: 'none' }}>
      {isHost ? (
        <HostPanel activity={activity} onMessage={say} />
      ) : (
        <Place {...props} onMessage={say} />
      )}
      {!isHost && session.status === 'signed-in' && session.userType === 'earner' && (
        <OwnTime
          uid={session.uid}
          startsAt={activity.data.startsAt}
          endsAt={activity.data.endsAt}
          isGoing={place.isIn === true}
        />
      )}
    </Box>
  );
}

function Place({ activity, uid, place: own, onMessage }: Omit<PlacePanelProps, 'phase'>) {
  const session = useSession();
  const { pathname } = useLocation();
  const { id, data } = activity;
  const { isIn, sharedName } = own;
  const [showsName, setShowsName] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const stay = () => setLeaving(false);
  const place = usePlace(id, data, (sentence) => {
    setLeaving(false);
    onMessage(sentence);
  });
  const isFull = spotsLeft(data) === 0;

  if (session.status === 'starting' || isIn === null) {
    return <Skeleton variant="rounded" height={56} aria-busy />;
  }
  if (uid === null) {
    return isFull ? (
      <NoSpots />
    ) : (
      <>
        <Button
          component={Link}
          to={accountPath(pathname)}
          variant="contained"
          size="large"
          fullWidth
        >
          Create your account to join
        </Button>
        <Button component={Link} to={loginPath(pathname)} fullWidth sx={{ mt: 1 }}>
          I have an account
        </Button>
      </>
    );
  }
  if (session.status === 'signed-in' && session.userType === null) return null;
  if (isIn) {
    return (
      <Card sx={{ p: { xs: 2.5, sm: 3 }, borderColor: 'success.main' }}>
        <Stack direction="row" role="status" sx={{ gap: 1, alignItems: 'center', mb: 1.5 }}>
          <CheckCircleOutlineRounded aria-hidden color="success" />
          <Typography variant="h3" component="p">
            You’re in!
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <MessageHost activity={activity} />
          <Button variant="outlined" onClick={() => setLeaving(true)} sx={{ minHeight: 44 }}>
            Leave
          </Button>
        </Stack>
        <ShowName
          checked={sharedName !== null}
          isBusy={place.isBusy}
          onChange={(shows) => void place.showName(shows)}
        />
        {!isLeaving && place.failure !== null && <Alert severity="error">{place.failure}</Alert>}
        {isLeaving && (
          <FormDialog
            title="Leave this activity?"
            intro="Your spot opens up for someone else. You can rejoin while there’s room."
            isDirty={false}
            isBusy={place.isBusy}
            failure={place.failure}
            submitLabel="Leave"
            busyLabel="Leaving..."
            cancelLabel="Stay"
            color="error"
            onSubmit={() => void place.leave()}
            onClose={stay}
          />
        )}
      </Card>
    );
  }
  if (isFull) return <NoSpots />;
  return (
    <MeetingOnly act="join">
      <Button
        variant="contained"
        size="large"
        fullWidth
        // Not `disabled`, which would lose focus.
        aria-disabled={place.isBusy}
        onClick={() => void place.join(showsName)}
      >
        {place.isBusy ? 'Joining...' : 'Join'}
      </Button>
      <ShowName checked={showsName} isBusy={place.isBusy} onChange={setShowsName} />
      {place.failure !== null && <Alert severity="error">{place.failure}</Alert>}
    </MeetingOnly>
  );
}

interface ShowNameProps {
  readonly checked: boolean;
  readonly isBusy: boolean;
  readonly onChange: (shows: boolean) => void;
}

/** The agreement that others see one's first name, until the activity begins. */
function ShowName({ checked, isBusy, onChange }: ShowNameProps) {
  return (
    <FormControlLabel
      label="Show my first name to the others who join"
      control={
        <Checkbox
          checked={checked}
          // Not `disabled`, which would lose focus.
          slotProps={{ input: { 'aria-disabled': isBusy } }}
          onChange={(_event, shows) => {
            if (!isBusy) onChange(shows);
          }}
        />
      }
      sx={{ mt: 1, minHeight: 44 }}
    />
  );
}

function MessageHost({ activity: { id, data } }: Pick<PlacePanelProps, 'activity'>) {
  return (
    <MessageButton
      otherUid={data.hostId}
      name={data.host.name}
      why={{ activityId: id }}
      label="Message host"
      variant="contained"
    />
  );
}

function NoSpots() {
  return (
    <div>
      <Button variant="contained" size="large" fullWidth disabled>
        Join
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, textAlign: 'center' }}>
        No spots left.
      </Typography>
    </div>
  );
}

/**
 * Joins or leaves a group activity, and shows one's first name or hides it again.
 * @param onDone gets a sentence to show once the server has it.
 */
function usePlace(activityId: string, { title }: Activity, onDone: (sentence: string) => void) {
  const { run, isBusy, failure } = useAction();

  async function act(change: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    const problem = await run(async () => {
      await change();
    });
    if (problem === null) onDone(done);
  }

  const take = (showsName: boolean) => call('takePlace', { activityId, showsName });

  return {
    isBusy,
    failure,
    join: (showsName: boolean) => act(() => take(showsName), `You’re in: “${title}”.`),
    showName: (showsName: boolean) =>
      act(
        () => take(showsName),
        showsName ? 'The others see your first name.' : 'The others don’t see your name.',
      ),
    leave: () => act(() => call('leavePlace', { activityId }), `You’ve left “${title}”.`),
  };
}
