import { type EarningsNow, earningsAt } from '@hearthkin/domain/payment/earnings';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { earnings, firstPaidPayout, unpaidPayouts } from '../../data/earnings/earnings-queries';
import { useLive } from '../../data/kit/live-query';
import { formatMoney } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';

const NO_EARNINGS = { heldMinor: 0, requestedMinor: 0, unpaidMinor: 0, paidMinor: 0 };

interface EarningsSumsProps {
  readonly uid: string;
  /** Amounts only, for a card. */
  readonly isBrief?: boolean;
}

/** The totals, from one document and the unpaid payouts. */
export function EarningsSums({ uid, isBrief = false }: EarningsSumsProps) {
  const now = useNow();
  const totals = useLive(earnings(uid));
  const unpaid = useLive(unpaidPayouts(uid));
  const isLive = arePaymentsLive();
  // Payouts of a pilot come first, and were only written down.
  const first = useLive(isLive ? firstPaidPayout(uid) : null);
  if (totals.status === 'failed') return <LoadFailed retry={totals.retry} />;
  if (unpaid.status === 'failed') return <LoadFailed retry={unpaid.retry} />;
  if (first.status === 'failed') return <LoadFailed retry={first.retry} />;
  const isReady =
    totals.status === 'ready' && unpaid.status === 'ready' && (!isLive || first.status === 'ready');
  const hasWritten = first.status === 'ready' && first.data[0]?.data.transferId === null;
  const sums = isReady
    ? earningsAt(
        totals.data?.data ?? NO_EARNINGS,
        unpaid.data.items.map(({ data }) => data),
        now,
      )
    : undefined;
  return (
    <Box
      component="dl"
      aria-busy={sums === undefined}
      aria-label="Sums"
      sx={{
        display: 'grid',
        gridTemplateColumns: isBrief ? '1fr 1fr' : { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: 2,
        m: 0,
      }}
    >
      {[
        {
          label: 'Upcoming',
          minor: sums?.heldMinor,
          text: heldWords(sums?.requestedMinor ?? 0),
        },
        ...(isLive ? sentSums(sums, hasWritten) : dueSums(sums)),
      ].map((sum) =>
        isBrief ? <BriefSum key={sum.label} {...sum} /> : <Sum key={sum.label} {...sum} />,
      )}
    </Box>
  );
}

/** Amounts held for future sessions, with those of unanswered requests. */
function heldWords(requestedMinor: number): string {
  const words = 'Your estimated pay. You earn it when the session happens.';
  return requestedMinor > 0
    ? `${words} Plus ${formatMoney(requestedMinor)} in open requests.`
    : words;
}

/** The sums where no money goes out: an amount that is recorded as paid is still due. */
function dueSums(sums: EarningsNow | undefined): SumProps[] {
  return [
    {
      label: 'Pending',
      minor: sums && sums.pendingMinor + sums.frozenMinor,
      text: pendingWords(sums?.frozenMinor ?? 0, 'due soon'),
    },
    { label: 'Due', minor: sums && sums.payableMinor + sums.paidMinor, text: 'Due so far' },
  ];
}

/** The sum of a companion from before payments went live has what was only written down, so it isn’t called paid. */
function sentSums(sums: EarningsNow | undefined, hasWritten: boolean): SumProps[] {
  return [
    {
      label: 'Pending',
      minor: sums && sums.pendingMinor + sums.frozenMinor + sums.payableMinor,
      text: pendingWords(
        sums?.frozenMinor ?? 0,
        'and not sent yet',
        'a claim, dispute or review is',
      ),
    },
    hasWritten
      ? {
          label: 'So far',
          minor: sums?.paidMinor,
          text: 'Sent to your payout account, or only written down before payments went live',
        }
      : { label: 'Paid', minor: sums?.paidMinor, text: 'Sent to your payout account' },
  ];
}

/** Amounts of completed sessions, with those that claims and banks keep. */
function pendingWords(frozenMinor: number, when: string, what = 'a claim is'): string {
  return frozenMinor > 0
    ? `Completed. ${formatMoney(frozenMinor)} of it is on hold until ${what} decided.`
    : `Completed, ${when}`;
}

interface SumProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly minor: number | undefined;
  readonly text: string;
}

function BriefSum({ label, minor }: Omit<SumProps, 'text'>) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="h3"
        sx={{ m: 0, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {minor === undefined ? <Skeleton width="5ch" /> : formatMoney(minor)}
      </Typography>
    </div>
  );
}

function Sum({ label, minor, text }: SumProps) {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="h2"
        sx={{ m: 0, my: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        {minor === undefined ? <Skeleton width={110} /> : formatMoney(minor)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {text}
      </Typography>
    </Card>
  );
}
