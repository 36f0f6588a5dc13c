import { isAway } from '@hearthkin/domain/companion/away';
import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSave } from '../../../data/accounts/use-save';
import type { Companion } from '../../../data/companions/companion-queries';
import { formatDate } from '../../../lib/format';
import { SwitchField } from '../../../ui/forms/switch-field';
import { TextField } from '../../../ui/forms/text-field';
import { useNow } from '../../../ui/hooks/clock';

/** The switch that pauses new bookings, with the day on which they begin again. Both are saved at once. */
export function PauseBookings({ listing }: { readonly listing: Companion }) {
  const now = useNow();
  const isOn = isAway(listing, now);
  const [wanted, setWanted] = useState(isOn);
  const backOn = (isOn && listing.offer.away?.backOn) || '';
  const { save, isBusy, failure } = useSave(() => {}, `${isOn} ${backOn}`);
  const pause = (away: Companion['offer']['away']) => {
    setWanted(away !== null);
    void save((store) => store.saveSchedule({ offer: { away } }));
  };
  return (
    <>
      <SwitchField
        label="Pause new bookings"
        hint="Members can’t find or book you, or ask to talk. Sessions you’ve accepted stay."
        isOn={isBusy ? wanted : isOn}
        isBusy={isBusy}
        onChange={(on) => pause(on ? { backOn: null } : null)}
      />
      {isOn && (
        <BackOn
          saved={backOn}
          tomorrow={addDays(wallClock(now, listing.timeZone).date, 1)}
          isBusy={isBusy}
          onSave={(date) => pause({ backOn: date || null })}
        />
      )}
      {failure !== null && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {failure}
        </FormHelperText>
      )}
    </>
  );
}

interface BackOnProps {
  /** `yyyy-MM-dd`; empty for no day. */
  readonly saved: string;
  readonly tomorrow: string;
  readonly isBusy: boolean;
  readonly onSave: (date: string) => void;
}

function BackOn({ saved, tomorrow, isBusy, onSave }: BackOnProps) {
  const [typed, setTyped] = useState(saved);
  // A year that is half typed is a date, too.
  const isOver = typed !== '' && typed < tomorrow;
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      sx={{ mt: 2, gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOver && !isBusy && typed !== saved) onSave(typed);
      }}
    >
      <TextField
        type="date"
        label="Back on"
        value={typed}
        error={isOver}
        onChange={({ target }) => setTyped(target.value)}
        helperText={
          isOver
            ? 'Please choose a day after today'
            : typed !== saved
              ? 'Not saved yet.'
              : saved === ''
                ? 'Optional. Without a day, bookings stay paused until you turn this off.'
                : `New bookings start automatically on ${formatDate(new Date(saved), 'UTC')}.`
        }
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: tomorrow } }}
        sx={{ flex: '1 1 220px' }}
      />
      {typed !== saved && (
        <Button type="submit" variant="outlined" disabled={isOver || isBusy} sx={{ minHeight: 56 }}>
          {isBusy ? 'Saving...' : 'Save day'}
        </Button>
      )}
    </Stack>
  );
}
