import { usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../data/kit/live-query';
import { sessionCredit } from '../../../data/plans/plan-queries';
import { formatDay, formatMoney, formatPercent, ownTimeZone } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { REPLACE } from '../../../lib/query-change';

interface PlanBegunProps {
  /** Whether the member comes from paying for a plan. */
  readonly isPaid: boolean;
  readonly uid: string;
  /** Null until the payment is confirmed. */
  readonly plan: Plan | null;
  readonly now: Date;
}

/** The good news after a plan was paid for, once; nothing on other visits. */
export function PlanBegun({ isPaid, uid, plan, now }: PlanBegunProps) {
  const [, setSearch] = useSearchParams();
  const read = useLive(isPaid && plan !== null ? sessionCredit(uid) : null);
  if (!isPaid) return null;
  if (plan === null) {
    return (
      <Alert severity="info" role="status">
        Your plan starts as soon as your payment is confirmed. This usually takes a moment.
      </Alert>
    );
  }
  const { name, discountPercent } = planOf(plan);
  const credit = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const { planCreditMinor } = usableCredit(credit, now);
  const close = () =>
    setSearch((former) => {
      former.delete('plan');
      return former;
    }, REPLACE);
  return (
    <Alert severity="success" role="status" onClose={close}>
      <AlertTitle>
        {credit === null || planCreditMinor <= 0
          ? `${name} is yours`
          : `${name} is yours: ${formatMoney(planCreditMinor)} of sessions until ${formatDay(credit.usableUntil, ownTimeZone())}`}
      </AlertTitle>
      Thank you. Your credit pays for sessions automatically, with {formatPercent(discountPercent)}{' '}
      off.
      <br />
      <Button component={Link} to={PATHS.browse} sx={{ mt: 1, marginInlineStart: -1 }}>
        Choose your first session
      </Button>
    </Alert>
  );
}
