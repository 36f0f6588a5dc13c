import type { OpenClaim } from '@hearthkin/domain/admin/queue-items';
import { isDecidable } from '@hearthkin/domain/booking/claim';
import { claimWords } from '@hearthkin/domain/booking/claim-words';
import type { Attendance } from '@hearthkin/domain/booking/room-signal';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import { useLive } from '../../../data/kit/live-query';
import { formatMoney } from '../../../lib/format';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { ClaimPictures } from '../../bookings/public';
import { dayLines } from '../bookings/day-facts';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { PersonLink } from '../people/person-name';
import { staffBookingPath } from '../staff-paths';
import { CardActions } from './card-actions';

const DecideClaimDialog = late(
  async () => (await import('./dialogs/decide-claim-dialog')).DecideClaimDialog,
  { isRare: true },
);

/** An open claim: what both sides say, who was there, the money, and the decision. */
function ClaimCard({ item: { id, data }, onDecided }: QueueCardProps<OpenClaim>) {
  const now = useNow();
  const [isDeciding, setDeciding] = useState(false);
  const people = useLive(profilesOf([data.spenderId, data.earnerId]));
  const nameOf = (uid: string) => publicPerson(people, uid)?.name ?? '…';
  const canDecide = isDecidable(data, now);
  return (
    <Card component="article" aria-label={`Case ${data.caseNumber}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3">{claimWords(data)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Case {data.caseNumber} · {formatDateTime(data.filedAt)}
      </Typography>
      <FactList facts={factsOf(data, nameOf, canDecide)} />
      <CardActions queue="claims">
        <Button component={Link} to={staffBookingPath(id)}>
          History and messages
        </Button>
        <Button variant="contained" disabled={!canDecide} onClick={() => setDeciding(true)}>
          Decide
        </Button>
      </CardActions>
      {isDeciding && (
        <DecideClaimDialog
          bookingId={id}
          caseNumber={data.caseNumber}
          onClose={() => setDeciding(false)}
          onDone={(sentence) => {
            setDeciding(false);
            onDecided(sentence);
          }}
        />
      )}
    </Card>
  );
}

type Fact = readonly [term: string, value: ReactNode];

function factsOf(
  claim: OpenClaim,
  nameOf: (uid: string) => string,
  canDecide: boolean,
): readonly Fact[] {
  const { spenderId, earnerId, by, words, pictures, answer, answerUntil, attendance, days } = claim;
  const isVirtual = activityOf(claim.activity).virtual;
  const [claimant, other] = by === 'spender' ? [spenderId, earnerId] : [earnerId, spenderId];
  return [
    ['Member', <PersonLink key="member" uid={spenderId} />],
    ['Companion', <PersonLink key="companion" uid={earnerId} />],
    [
      'Session',
      `${activityOf(claim.activity).name}, ${formatDateTime(claim.startsAt)} to ${formatDateTime(claim.endsAt)}, ${claim.bookingStatus}`,
    ],
    [
      `${nameOf(claimant)} says`,
      <>
        {words}
        <ClaimPictures paths={pictures} from={nameOf(claimant)} />
      </>,
    ],
    [
      `${nameOf(other)} answers`,
      <>
        {answerOf(answer, answerUntil, canDecide)}
        <ClaimPictures paths={answer?.pictures ?? []} from={nameOf(other)} />
      </>,
    ],
    [
      'In the room',
      isVirtual
        ? `Member: ${presence(attendance.spender)}\nCompanion: ${presence(attendance.earner)}`
        : '',
    ],
    ['The member said on the day', isVirtual ? '' : dayLines(days.spender)],
    ['The companion said on the day', isVirtual ? '' : dayLines(days.earner)],
    [
      'Payment',
      `${formatMoney(claim.totalMinor)} on hold. The companion gets ${formatMoney(claim.payMinor)} if all is paid.`,
    ],
    ['Sessions the companion missed in 90 days', String(claim.missed)],
  ];
}

function answerOf(answer: OpenClaim['answer'], until: Date, canDecide: boolean): string {
  if (answer === null) {
    return canDecide
      ? 'No answer in time, which counts as agreement.'
      : `Can answer until ${formatDateTime(until)}.`;
  }
  const stand = answer.agrees ? 'Agrees.' : 'Sees it differently.';
  return answer.words === '' ? stand : `${stand} ${answer.words}`;
}

function presence(attendance: Attendance | null): string {
  if (attendance === null) return 'not seen';
  const { joinedAt, lastSeenAt } = attendance;
  return `${formatDateTime(joinedAt)} to ${formatDateTime(lastSeenAt)}`;
}

export const view: QueueView<'claims'> = {
  empty: {
    icon: <GavelOutlined />,
    title: 'No open claims',
    text: 'What members and companions say went wrong appears here automatically.',
  },
  Card: ClaimCard,
  head: ['Case', 'Kind', 'By', 'Filed (UTC)', 'Answer until (UTC)', 'Answered', 'Total (cents)'],
  row: ({ caseNumber, kind, by, filedAt, answerUntil, answer, totalMinor }) => [
    caseNumber,
    kind,
    by,
    filedAt,
    answerUntil,
    answer?.at,
    totalMinor,
  ],
};
