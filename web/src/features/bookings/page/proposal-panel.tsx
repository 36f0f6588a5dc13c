import { openPlaceProposal, openProposal } from '@hearthkin/domain/booking/proposal';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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

/** A proposed new time and a proposed place, with buttons to answer or withdraw them. */
export function ProposalPanels(props: ProposalPanelProps) {
  return (
    <>
      <TimePanel {...props} />
      <PlacePanel {...props} />
    </>
  );
}

function TimePanel({ booking, role, otherName, now }: ProposalPanelProps) {
  const { id, data } = booking;
  const proposal = openProposal(data, now);
  if (proposal === null) return null;
  const isOwn = proposal.by === role;
  // The time that was shown.
  const startsAt = proposal.startsAt.toISOString();
  return (
    <Panel
      what="new time"
      keep="Keep original time"
      isOwn={isOwn}
      otherName={otherName}
      shown={startsAt}
      answer={(accept) => call('answerProposal', { bookingId: id, accept, startsAt })}
    >
      <SessionTime startsAt={proposal.startsAt} endsAt={proposal.endsAt} timeZone={data.timeZone} />
      {proposal.note !== '' && (
        <Words booking={data} role={role} isOwn={isOwn}>
          “{proposal.note}”
        </Words>
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
    </Panel>
  );
}

function PlacePanel({ booking, role, otherName, now }: ProposalPanelProps) {
  const { id, data } = booking;
  const proposal = openPlaceProposal(data, now);
  if (proposal === null) return null;
  const { by, place } = proposal;
  const isOwn = by === role;
  return (
    <Panel
      what="place"
      keep={data.location ? 'Keep original place' : 'Decline place'}
      isOwn={isOwn}
      otherName={otherName}
      shown={place}
      answer={(accept) =>
        call('agreePlace', { bookingId: id, act: accept ? 'accept' : 'end', place })
      }
    >
      <Words booking={data} role={role} isOwn={isOwn}>
        {place}
      </Words>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {data.location ? 'You meet at the place above' : 'No place is agreed'} until{' '}
        {isOwn ? `${otherName || 'the other person'} accepts` : 'you accept'}.
      </Typography>
    </Panel>
  );
}

interface PanelProps {
  readonly what: 'new time' | 'place';
  /** The button that declines. */
  readonly keep: string;
  readonly isOwn: boolean;
  readonly otherName: string;
  /** The time or place that is shown: the buttons wait until another one or none is. */
  readonly shown: string;
  readonly answer: (accept: boolean) => Promise<unknown>;
  readonly children: ReactNode;
}

function Panel({ what, keep, isOwn, otherName, shown, answer, children }: PanelProps) {
  const { run, running, isBusy, failure, clear } = useAction(undefined, undefined, shown);
  const act = (accept: boolean) => void run(() => answer(accept), accept ? 'accept' : 'end');
  return (
    <Box
      component="section"
      aria-label={what === 'place' ? 'Place suggested' : 'New time suggested'}
      sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {isOwn ? 'You' : otherName || 'The other person'} suggested a {what}
      </Typography>
      {children}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        {!isOwn && (
          <Button variant="contained" disabled={isBusy} onClick={() => act(true)}>
            {running === 'accept' ? 'One moment...' : `Accept ${what}`}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={() => act(false)}>
          {running === 'end' ? 'One moment...' : isOwn ? 'Withdraw' : keep}
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

interface WordsProps {
  readonly booking: Booking;
  readonly role: 'spender' | 'earner';
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** Typed words of a side. */
function Words({ booking, role, isOwn, children }: WordsProps) {
  const words = <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{children}</Typography>;
  if (isOwn) return words;
  return (
    <BlockedWords otherUid={role === 'spender' ? booking.earnerId : booking.spenderId}>
      {words}
    </BlockedWords>
  );
}
