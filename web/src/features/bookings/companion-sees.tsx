import { displayNameOf } from '@hearthkin/domain/account/profile';
import { ownMemberCard } from '@hearthkin/domain/booking/member-card';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { user } from '../../data/accounts/account-queries';
import type { BookingDraft } from '../../data/bookings/booking-draft';
import { canceledByMember } from '../../data/bookings/booking-queries';
import { memberWords } from '../../data/bookings/member-words';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { useMemberId } from '../../session/session';
import { MOOD_WORDS } from '../../ui/people/moods';

interface CompanionSeesProps {
  readonly companion: Companion;
  readonly draft: Pick<BookingDraft, 'mood' | 'notes'>;
}

/** Tells a member what the companion learns of them with the request. */
export function CompanionSees({ companion, draft: { mood, notes } }: CompanionSeesProps) {
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
