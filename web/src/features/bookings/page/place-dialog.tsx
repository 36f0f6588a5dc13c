import { soundsPrivate } from '@hearthkin/domain/booking/meeting-place';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';

interface PlaceDialogProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** Suggests where to meet. */
export function PlaceDialog({ booking, otherName, label, onClose }: PlaceDialogProps) {
  const { location } = booking.data;
  const [typed, setTyped] = useState('');
  const { run, clear, isBusy, failure } = useAction(onClose);
  const place = typed.trim();
  const isCurrent = place === location;
  const name = otherName || 'The other person';
  return (
    <FormDialog
      title={label}
      intro={
        location
          ? `You meet here: ${location}. That stays until ${otherName || 'the other person'} accepts another place.`
          : `${name} can accept it or suggest another one.`
      }
      isDirty={place !== ''}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Suggest place"
      busyLabel="One moment..."
      canSubmit={place !== '' && !isCurrent}
      onSubmit={() =>
        void run(() => call('agreePlace', { bookingId: booking.id, act: 'propose', place }))
      }
      onClose={onClose}
    >
      <TextField
        autoFocus
        label="Meeting location"
        value={typed}
        disabled={isBusy}
        onChange={(event) => {
          setTyped(event.target.value);
          clear();
        }}
        helperText={helperWords(place, isCurrent)}
        slotProps={{ htmlInput: { maxLength: LIMITS.location } }}
      />
    </FormDialog>
  );
}

function helperWords(place: string, isCurrent: boolean): string {
  if (isCurrent) return 'That’s already the place.';
  return soundsPrivate(place)
    ? 'That sounds private. Somewhere public is safer for a first meeting.'
    : 'Somewhere public, with its street or entrance.';
}
