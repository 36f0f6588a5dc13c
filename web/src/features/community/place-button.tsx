import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Doc } from '../../data/kit/readers';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { useNow } from '../../ui/hooks/clock';
import {
  act,
  losesTurn,
  PLACE_LABELS,
  PLACE_NEWS,
  type PlaceAction,
  placeAction,
  placeFailure,
} from './place-actions';
import type { OwnPlace } from './use-own-places';

interface PlaceButtonProps {
  readonly event: Doc<CommunityEvent>;
  readonly uid: string;
  /** As others see them; null while it is not known. */
  readonly name: string | null;
  readonly place: OwnPlace;
  /** Told what has become of it, in a sentence; the action where it was done. */
  readonly onMessage: (sentence: string, done: PlaceAction | null) => void;
}

/** Joins an event, or what else somebody can do about a place there. */
export function PlaceButton({ event, uid, name, place, onMessage }: PlaceButtonProps) {
  const now = useNow();
  const { title } = event.data;
  const [busy, setBusy] = useState<PlaceAction | null>(null);
  const [asks, setAsks] = useState<PlaceAction | null>(null);
  const close = () => setAsks(null);
  const latest = useRef<CommunityEvent | null>(event.data);
  useEffect(() => {
    latest.current = event.data;
    return () => {
      latest.current = null;
    };
  });
  // While it is on its way the button says what was asked for, whatever arrives meanwhile.
  const action = busy ?? placeAction(event.data, { uid, place }, now);
  if (action === null) return null;
  const isGain = action === 'join' || action === 'wait';
  // Others read the name of who comes; who goes needs none.
  const isReady = busy === null && (name !== null || !isGain);

  async function run(wanted: PlaceAction): Promise<void> {
    if (!isReady) return;
    setBusy(wanted);
    try {
      await act(wanted, event, { uid, name: name ?? '' });
      onMessage(PLACE_NEWS[wanted](title), wanted);
    } catch (error) {
      onMessage(placeFailure(wanted, error, latest.current, new Date()), null);
    }
    setBusy(null);
    setAsks(null);
  }

  return (
    <>
      <Button
        variant={isGain ? 'contained' : 'outlined'}
        // Disabled it would lose the focus.
        aria-disabled={!isReady}
        aria-label={`${PLACE_LABELS[action]}: ${title}`}
        onClick={() => {
          if (losesTurn(action, event.data)) setAsks(action);
          else void run(action);
        }}
        sx={{ minHeight: 44 }}
      >
        {busy !== null && asks === null ? 'One moment...' : PLACE_LABELS[action]}
      </Button>
      {/* Whoever has been moved up meanwhile has nothing to leave. */}
      {asks !== null && asks === action && (
        <FormDialog
          title={asks === 'leave' ? `Leave “${title}”?` : 'Leave the waiting list?'}
          intro={
            asks === 'leave'
              ? 'The event is full. Your place goes to whoever has waited longest, and you could only come back by waiting in turn.'
              : `You would lose your turn for “${title}”. Whoever joins the list again stands at its end.`
          }
          isDirty={false}
          isBusy={busy !== null}
          failure={null}
          submitLabel={asks === 'leave' ? 'Leave the event' : 'Leave the list'}
          busyLabel="One moment..."
          cancelLabel="Stay"
          color="error"
          onSubmit={() => void run(asks)}
          onClose={close}
        />
      )}
    </>
  );
}
