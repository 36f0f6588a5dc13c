import { openProposal } from '@hearthkin/domain/booking/proposal';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { CallError, type CallErrorCode } from '../../lib/call-error';
import { formatMoney } from '../../lib/format';
import { SessionTime } from '../../ui/layout/session-time';

interface AnswerState {
  /** The running call, until the booking shows its result. */
  readonly busy: 'accept' | 'end' | null;
  readonly error: CallErrorCode | null;
}

const IDLE: AnswerState = { busy: null, error: null };

/** Accepts, declines or withdraws a proposal. `startsAt` is the proposed time that was shown. */
function useAnswer(bookingId: string, startsAt: Date | null) {
  const [state, setState] = useState<AnswerState>(IDLE);
  const start = startsAt?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the proposal ends the running call
  useEffect(() => setState(IDLE), [start]);

  async function answer(accept: boolean): Promise<void> {
    if (startsAt === null) return;
    setState({ busy: accept ? 'accept' : 'end', error: null });
    try {
      await call('answerProposal', { bookingId, accept, startsAt: startsAt.toISOString() });
    } catch (error) {
      setState({ busy: null, error: error instanceof CallError ? error.code : 'internal' });
    }
  }

  return { ...state, answer, clear: () => setState(IDLE) };
}

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
  const { busy, error, answer, clear } = useAnswer(id, proposal?.startsAt ?? null);
  if (proposal === null) return null;
  const isOwn = proposal.by === role;
  return (
    <Box
      component="section"
      aria-label="Another time is proposed"
      sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {isOwn ? 'You propose another time:' : `${otherName} proposes another time:`}
      </Typography>
      <SessionTime startsAt={proposal.startsAt} endsAt={proposal.endsAt} timeZone={data.timeZone} />
      {proposal.note !== '' && (
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>“{proposal.note}”</Typography>
      )}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        The price stays {formatMoney(data.price.totalMinor)}, as agreed.{' '}
        {isOwn
          ? `Until ${otherName || 'the other side'} agrees, the booking stays as it is.`
          : data.status === 'pending'
            ? 'If you agree, the session is confirmed for this time.'
            : 'If you agree, the session moves to this time.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        {!isOwn && (
          <Button variant="contained" disabled={busy !== null} onClick={() => void answer(true)}>
            {busy === 'accept' ? 'One moment...' : 'Agree to the new time'}
          </Button>
        )}
        <Button variant="outlined" disabled={busy !== null} onClick={() => void answer(false)}>
          {busy === 'end' ? 'One moment...' : isOwn ? 'Take proposal back' : 'Keep the old time'}
        </Button>
      </Stack>
      {error !== null && (
        <Alert severity="error" onClose={clear} sx={{ mt: 1.5 }}>
          {ERROR_MESSAGES[error]}
        </Alert>
      )}
    </Box>
  );
}
