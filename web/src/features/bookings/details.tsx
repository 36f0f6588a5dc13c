import { activityOf } from '@hearthkin/domain/foundation/activities';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookingDraft } from '../../data/bookings/booking-draft';
import type { Companion } from '../../data/companions/companion-queries';
import { TextField } from '../../ui/forms/text-field';
import { MoodField } from '../../ui/people/mood-field';
import { CompanionSees } from './companion-sees';
import { ModeChoice } from './mode-choice';

interface DetailsProps {
  readonly companion: Companion;
  readonly draft: BookingDraft;
  readonly onChange: (change: Partial<BookingDraft>) => void;
}

/** The place to meet or the way to talk, and the words for the companion. */
export function Details({ companion, draft, onChange }: DetailsProps) {
  const isVirtual = activityOf(draft.activity).virtual;
  return (
    <Stack component="section" aria-labelledby="note" sx={{ gap: 2 }}>
      <Typography variant="h2" id="note">
        {isVirtual ? 'Your session online' : 'Place and note'}
      </Typography>
      {!isVirtual && (
        <TextField
          label="Meeting location"
          value={draft.location}
          onChange={(event) => onChange({ location: event.target.value })}
          helperText="Optional. Pick somewhere public for a first meeting."
          slotProps={{ htmlInput: { maxLength: LIMITS.location } }}
        />
      )}
      {isVirtual && <ModeChoice value={draft.mode} onChange={(mode) => onChange({ mode })} />}
      <MoodField value={draft.mood} onChange={(mood) => onChange({ mood })} />
      <TextField
        label="Special requests"
        multiline
        minRows={3}
        value={draft.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
        helperText="Optional. Your companion will see this."
        slotProps={{ htmlInput: { maxLength: LIMITS.notes } }}
      />
      <CompanionSees companion={companion} draft={draft} />
    </Stack>
  );
}
