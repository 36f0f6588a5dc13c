import { openProposal } from '@hearthkin/domain/booking/proposal';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { formatMoney } from '../../../lib/format';
import { useAction } from '../../../ui/hooks/use-action';
import { SessionTime } from '../../../ui/layout/session-time';
import { BlockedWords } from '../../safety/public';
import { moveWords } from './cancellation-words';

interface ProposalPanelProps {
  readonly booking: Doc<Booking>;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
}

/** A proposed new time, with buttons to answer or withdraw it. */
export function ProposalPanel({ booking, role, otherName, now }: ProposalPanelProps) {
  const { id, data } = booking;
  const proposal = openProposal(data, now);
  const { run, running, isBusy, failure, clear } = useAction(
    undefined,
    undefined,
    proposal?.startsAt.getTime(),
  );
  if (proposal === null) return null;
  const isOwn = proposal.by === role;
  const answer = (accept: boolean) => {
    // The time that was shown.
    const startsAt = proposal.startsAt.toISOString();
    return run(
      () => call('answerProposal', { bookingId: id, accept, startsAt }),
      accept ? 'accept' : 'end',
    );
  };
  return (
    <Box
      component="section"
      aria-label="New time suggested"
      sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {isOwn ? 'You suggested a new time' : `${otherName} suggested a new time`}
      </Typography>
      <SessionTime startsAt={proposal.startsAt} endsAt={proposal.endsAt} timeZone={data.timeZone} />
      {proposal.note !== '' && isOwn && <Note>{proposal.note}</Note>}
      {proposal.note !== '' && !isOwn && (
        <BlockedWords otherUid={role === 'spender' ? data.earnerId : data.spenderId}>
          <Note>{proposal.note}</Note>
        </BlockedWords>
      )}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        The price stays {formatMoney(data.price.totalMinor)}.{' '}
        {isOwn
          ? `Your booking stays the same until ${otherName || 'the other person'} accepts.`
          : data.status === 'pending'
            ? 'If you accept, the session is confirmed for this time.'
            : 'If you accept, the session moves to this time.'}{' '}
        {moveWords(data, proposal.startsAt, role, now)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        {!isOwn && (
          <Button variant="contained" disabled={isBusy} onClick={() => void answer(true)}>
            {running === 'accept' ? 'One moment...' : 'Accept new time'}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={() => void answer(false)}>
          {running === 'end' ? 'One moment...' : isOwn ? 'Withdraw' : 'Keep original time'}
        </Button>
      </Stack>
      {failure !== null && (
        <Alert severity="error" onClose={clear} sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}

function Note({ children }: { readonly children: string }) {
  return <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>“{children}”</Typography>;
}
