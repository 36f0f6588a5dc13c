import { MAX_TAKEN, type Place, type Taken } from '@hearthkin/domain/admin/assignment';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { useExpectedUid } from '../../../session/use-expected-user';
import { FormDialog } from '../../../ui/dialogs/late-dialogs';
import { useAction } from '../../../ui/hooks/use-action';
import { TeamName } from '../people/person-name';
import { pressedBy } from './shortcuts';

interface TakeControlProps {
  readonly place: Place;
  /** The one who has taken it, as it was read. */
  readonly taken: Taken | null;
  /** The words for the button's name: "Report: It’s an ad". */
  readonly what: string;
}

const FULL = `You’ve taken ${MAX_TAKEN} items. Put one back first.`;

/** Says who looks after an item, with a button to take it or put it back. It stops no one from deciding. */
export function TakeControl({ place, taken, what }: TakeControlProps) {
  const own = useExpectedUid();
  const [answer, setAnswer] = useState<{ readonly to: Taken | null; readonly by: string | null }>();
  /** The colleague from whom it would be taken. */
  const [asksAbout, setAsksAbout] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  const { run, isBusy, failure, clear } = useAction();
  // What the last call said, until it is read again.
  const by = answer?.to === taken ? (answer?.by ?? null) : (taken?.by ?? null);
  const isOwn = by !== null && by === own;
  const isHeld = by !== null && !isOwn;

  const assign = (take: boolean, over: string | null) =>
    run(async () => {
      const { queue, id } = place;
      const result = await call('assignItem', { queue, id, take, over });
      setAnswer({ to: taken, by: result.by });
      setFull(result.outcome === 'full');
      setAsksAbout(result.outcome === 'held' ? result.by : null);
    });

  function press(): void {
    // Not disabled while busy, so that focus stays.
    if (isBusy) return;
    clear();
    setFull(false);
    if (isHeld) setAsksAbout(by);
    else void assign(!isOwn, null);
  }

  const label = isOwn ? 'Put back' : isHeld ? 'Take over' : 'Take';
  const problem = isFull ? FULL : asksAbout === null ? failure : null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 }}>
      <Typography
        role="status"
        variant="body2"
        sx={{
          color: 'text.secondary',
          overflowWrap: 'anywhere',
          '&:not(:empty)': { marginInlineEnd: 1.5 },
        }}
      >
        {isOwn && 'Taken by you'}
        {isHeld && (
          <>
            Taken by <TeamName uid={by} />
          </>
        )}
      </Typography>
      <Button
        {...pressedBy('t')}
        size="small"
        variant="outlined"
        aria-label={`${label}: ${what}`}
        aria-busy={isBusy}
        onClick={press}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      {problem !== null && (
        <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {problem}
        </Typography>
      )}
      {asksAbout !== null && (
        <FormDialog
          title="Take it over?"
          intro={
            <>
              <TeamName uid={asksAbout} /> is looking after this. Tell them, so that you don’t both
              do it.
            </>
          }
          isDirty={false}
          isBusy={isBusy}
          failure={failure}
          submitLabel="Take over"
          busyLabel="One moment..."
          cancelLabel="Back"
          onSubmit={() => void assign(true, asksAbout)}
          onClose={() => {
            clear();
            setAsksAbout(null);
          }}
        />
      )}
    </Box>
  );
}
