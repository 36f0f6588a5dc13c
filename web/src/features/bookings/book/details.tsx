import { displayNameOf } from '@hearthkin/domain/account/profile';
import { ownMemberCard } from '@hearthkin/domain/booking/member-card';
import type { SessionMode } from '@hearthkin/domain/booking/session-modes';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { user } from '../../../data/accounts/account-queries';
import type { BookingDraft } from '../../../data/bookings/booking-draft';
import { canceledByMember } from '../../../data/bookings/booking-queries';
import type { Companion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import { modesHere } from '../../../lib/calls';
import { MODE_WORDS } from '../../../lib/mode-words';
import { useMemberId } from '../../../session/session';
import { TextField } from '../../../ui/forms/text-field';
import { MoodField } from '../../../ui/people/mood-field';
import { MOOD_WORDS } from '../../../ui/people/moods';
import { memberWords } from '../page/member-words';
import { ChoiceChip } from './choice-chip';

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

interface CompanionSeesProps {
  readonly companion: Companion;
  readonly draft: Pick<BookingDraft, 'mood' | 'notes'>;
}

/** Tells a member what the companion learns of them with the request. */
function CompanionSees({ companion, draft: { mood, notes } }: CompanionSeesProps) {
  const uid = useMemberId();
  const account = useLive(uid === null ? null : user(uid));
  const canceled = useLive(uid === null ? null : canceledByMember(uid));
  const member = account.status === 'ready' ? account.data?.data : undefined;
  const isKnown = member !== undefined && canceled.status === 'ready';
  // The checkout offers to load the account again.
  if (account.status === 'failed' || canceled.status === 'failed') return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {companion.displayName} will see:
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isKnown ? (
          [
            displayNameOf(member),
            'Your photo, if you have one',
            ...memberWords(ownMemberCard(member, canceled.data, companion), 'you'),
            'Whether you live in the same city, state or country',
            'Counts of what other companions answered about you',
            ...(mood === null ? [] : [`Feeling ${MOOD_WORDS[mood].title.toLowerCase()}`]),
            ...(notes.trim() === '' ? [] : ['Your special requests']),
          ].join(' · ')
        ) : (
          <Skeleton />
        )}
      </Typography>
    </Box>
  );
}

interface ModeChoiceProps {
  readonly value: SessionMode | null;
  readonly onChange: (mode: SessionMode) => void;
}

/** The way in which the member would like to talk. */
function ModeChoice({ value, onChange }: ModeChoiceProps) {
  const name = useId();
  const modes = modesHere();
  if (modes.length < 2) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        How would you like to talk?
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {modes.map((mode) => (
          <ChoiceChip
            key={mode}
            name={name}
            isChosen={mode === value}
            onChoose={() => onChange(mode)}
          >
            {MODE_WORDS[mode]}
          </ChoiceChip>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        The price is the same, and you can both change it in the room.
      </Typography>
    </Box>
  );
}
