import {
  agreedOutcome,
  type Claim,
  isAnswerable,
  keptPercentOf,
} from '@hearthkin/domain/booking/claim';
import { claimWords, outcomeWords } from '@hearthkin/domain/booking/claim-words';
import { endSentence } from '@hearthkin/domain/foundation/formats';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../data/kit/live-query';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import { appealPath } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { TextLink } from '../../../ui/layout/text-link';
import { ClaimAnswer } from './claim-answer';
import { ClaimPictures } from './claim-pictures';
import { claimAbout } from './claim-queries';

interface ClaimPanelProps {
  readonly bookingId: string;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
}

/** A side's claim about the session, the answer of the other, and the decision. */
export function ClaimPanel({ bookingId, role, otherName, now }: ClaimPanelProps) {
  const read = useLive(claimAbout(bookingId));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading' || read.data === null) {
    return <Skeleton variant="rounded" height={180} />;
  }
  const claim = read.data.data;
  const { by, words, pictures, answer, decision, answerUntil, caseNumber } = claim;
  const isClaimant = by === role;
  const other = otherName || (role === 'spender' ? 'the companion' : 'the member');
  const canAnswer = isAnswerable(claim, now);
  return (
    <Card component="section" aria-labelledby="claim" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" id="claim">
          {claimWords(claim)}
        </Typography>
        <Chip
          size="small"
          label={decision === null ? 'On hold' : 'Decided'}
          color={decision === null ? 'warning' : 'default'}
        />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Case {caseNumber} · {when(claim.filedAt)}
      </Typography>
      <Said who={isClaimant ? 'You said' : `${other} said`} words={words} />
      <ClaimPictures paths={pictures} from={isClaimant ? 'you' : other} />
      {answer !== null && (
        <>
          <Said who={answerLine(isClaimant ? other : 'You', answer.agrees)} words={answer.words} />
          <ClaimPictures paths={answer.pictures} from={isClaimant ? other : 'you'} />
        </>
      )}
      {decision === null && <Next claim={claim} isClaimant={isClaimant} other={other} now={now} />}
      {canAnswer && !isClaimant && (
        <ClaimAnswer bookingId={bookingId} otherName={other} follows={followsWords(claim)} />
      )}
      {decision !== null && (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {outcomeWords(decision.outcome, decision.keptPercent)}
          </Typography>
          {decision.reason !== '' && (
            <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              Reason: {decision.reason}
            </Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            Decided {when(decision.at)}. Think this is wrong?{' '}
            <TextLink href={appealPath(caseNumber)}>Appeal</TextLink>
          </Typography>
        </>
      )}
      {decision === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          The payment is on hold.{' '}
          {canAnswer && isClaimant && `${other} can answer until ${when(answerUntil)}.`}
        </Typography>
      )}
    </Card>
  );
}

function Said({ who, words }: { readonly who: string; readonly words: string }) {
  return (
    <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {words === '' ? endSentence(who) : `${who}: “${words}”`}
    </Typography>
  );
}

function answerLine(who: string, agrees: boolean): string {
  const verb = who === 'You' ? ['agreed', 'see it differently'] : ['agreed', 'sees it differently'];
  return `${who} ${agrees ? verb[0] : verb[1]}`;
}

interface NextProps {
  readonly claim: Claim;
  readonly isClaimant: boolean;
  readonly other: string;
  readonly now: Date;
}

/** The next step of an open claim. */
function Next({ claim, isClaimant, other, now }: NextProps) {
  return <Typography sx={{ mb: 1 }}>{nextWords(claim, { isClaimant, other }, now)}</Typography>;
}

/** The effects of agreement and of silence. */
function followsWords(claim: Claim): string {
  const agreed = agreedOutcome(claim);
  if (agreed === null) return 'Our team then decides about the payment.';
  const keptPercent = keptPercentOf(agreed);
  return outcomeWords(keptPercent === 0 ? 'refund-all' : 'pay', keptPercent);
}

function nextWords(
  claim: Claim,
  { isClaimant, other }: { readonly isClaimant: boolean; readonly other: string },
  now: Date,
): string {
  const agreed = agreedOutcome(claim);
  if (isAnswerable(claim, now)) {
    const follows = followsWords(claim);
    const until = when(claim.answerUntil);
    return isClaimant
      ? `If ${other} agrees, or doesn’t answer in time: ${follows}`
      : `Please answer by ${until}. If you agree, or don’t answer: ${follows} If you see it differently, our team decides.`;
  }
  if (claim.answer !== null) return 'Our team decides next. We’ll let you know.';
  const silent = isClaimant ? `${other} didn’t answer in time` : 'You didn’t answer in time';
  const next = agreed === null ? 'Our team decides next.' : 'It’s decided within minutes.';
  return `${silent}, which counts as agreement. ${next}`;
}

function when(at: Date): string {
  const zone = ownTimeZone();
  return `${formatDate(at, zone)}, ${formatTime(at, zone)}`;
}
