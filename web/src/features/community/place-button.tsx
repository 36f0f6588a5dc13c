import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Doc } from '../../data/kit/readers';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { useNow } from '../../ui/hooks/clock';
import { useAction } from '../../ui/hooks/use-action';
import { CannotMeetDialog, useCannotMeet } from '../safety/public';
import {
  losesTurn,
  PLACE_LABELS,
  PLACE_MESSAGES,
  type PlaceAction,
  placeAction,
  placeFailure,
  runPlaceAction,
} from './place-actions';
import type { OwnPlace } from './use-own-places';

export interface PlaceButtonProps {
  readonly event: Doc<CommunityEvent>;
  readonly uid: string;
  readonly place: OwnPlace;
  /** Gets a sentence to show, the action if it succeeded, and how to undo it if it can be undone. */
  readonly onMessage: (sentence: string, done: PlaceAction | null, undo?: () => void) => void;
}

/** Joins or leaves an event or its waiting list. */
export function PlaceButton({ event, uid, place, onMessage }: PlaceButtonProps) {
  const now = useNow();
  const { title } = event.data;
  const { run, running, isBusy } = useAction<PlaceAction>();
  const [asks, setAsks] = useState<PlaceAction | null>(null);
  const close = () => setAsks(null);
  const cannotMeet = useCannotMeet();
  const latest = useRef<CommunityEvent | null>(event.data);
  useEffect(() => {
    latest.current = event.data;
    return () => {
      latest.current = null;
    };
  });
  // While the call runs, the button keeps its label whatever arrives.
  const action = running ?? placeAction(event.data, { uid, place }, now);
  if (action === null) return null;
  const isGain = action === 'join' || action === 'wait';

  async function act(wanted: PlaceAction): Promise<void> {
    if (isBusy) return;
    await run(async () => {
      try {
        await runPlaceAction(wanted, event.id);
        const undo = wanted === 'leave' && !losesTurn(wanted, event.data) ? rejoin : undefined;
        onMessage(PLACE_MESSAGES[wanted](title), wanted, undo);
      } catch (error) {
        onMessage(placeFailure(wanted, error, latest.current, new Date()), null);
      }
    }, wanted);
    setAsks(null);
  }

  const rejoin = () => void act('join');

  return (
    <>
      <Button
        variant={isGain ? 'contained' : 'outlined'}
        // Not `disabled`, which would lose focus.
        aria-disabled={isBusy}
        aria-label={`${PLACE_LABELS[action]}: ${title}`}
        onClick={() => {
          const isAsked = losesTurn(action, event.data) || (isGain && cannotMeet);
          if (isAsked) setAsks(action);
          else void act(action);
        }}
        sx={{ minHeight: 44 }}
      >
        {isBusy && asks === null ? 'One moment...' : PLACE_LABELS[action]}
      </Button>
      {/* Closes when the user has moved up meanwhile. */}
      {asks !== null && asks === action && isGain && (
        <CannotMeetDialog act="join" onClose={close} />
      )}
      {asks !== null && asks === action && !isGain && (
        <FormDialog
          title={asks === 'leave' ? `Leave “${title}”?` : 'Leave the waitlist?'}
          intro={
            asks === 'leave'
              ? 'This event is full. Your spot goes to the next person waiting, and you’d have to rejoin the waitlist.'
              : `You’ll lose your place in line for “${title}”.`
          }
          isDirty={false}
          isBusy={isBusy}
          failure={null}
          submitLabel={asks === 'leave' ? 'Leave the event' : 'Leave the waitlist'}
          busyLabel="One moment..."
          cancelLabel="Stay"
          color="error"
          onSubmit={() => void act(asks)}
          onClose={close}
        />
      )}
    </>
  );
}
