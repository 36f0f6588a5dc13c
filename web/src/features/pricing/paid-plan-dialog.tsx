import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePaused } from '../../data/switches/use-paused';
import { call } from '../../firebase/call';
import { formatDay, formatMoney, ownTimeZone } from '../../lib/format';
import { leaveFor } from '../../lib/leave-site';
import { planFeatures } from '../../lib/plan-words';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useAction } from '../../ui/hooks/use-action';

interface PaidPlanDialogProps {
  readonly from: Plan | null;
  /** Null ends the current plan with its month. */
  readonly to: Plan | null;
  /** The time at which the paid month ends; null without a plan. */
  readonly periodEnd: Date | null;
  readonly onClose: () => void;
  /** Gets a sentence to show the member. */
  readonly onChosen: (sentence: string) => void;
}

/** Says what beginning, changing or ending a paid plan means, and does it when the member confirms. */
export function PaidPlanDialog({ from, to, periodEnd, onClose, onChosen }: PaidPlanDialogProps) {
  const end = periodEnd === null ? 'the end of your month' : formatDay(periodEnd, ownTimeZone());
  const former = from === null ? '' : planOf(from).name;
  const { run, ...acting } = useAction(() => {
    if (to === null) onChosen(`${former} ends on ${end}.`);
    else if (from !== null) onChosen(`You’re on ${planOf(to).name} now.`);
  });
  const paused = usePaused('payments');
  const act = async () => {
    if (to === null) await call('endPlan', { ends: true });
    else if (from !== null) await call('changePlan', { plan: to });
    else leaveFor((await call('openPlanCheckout', { plan: to })).url);
  };
  return (
    <FormDialog
      {...acting}
      title={to === null ? `End ${former}?` : `Choose ${planOf(to).name}?`}
      isDirty={false}
      submitLabel={to === null ? 'End plan' : from === null ? 'Go to payment' : 'Confirm'}
      busyLabel={from === null ? 'Opening...' : 'Saving...'}
      cancelLabel={from === null ? 'Cancel' : `Keep ${former}`}
      onSubmit={() => void run(act)}
      onClose={onClose}
    >
      {to === null ? (
        <Typography>
          You keep {former} and its credit until {end}. Then both end, and you won’t be charged
          again. You can change your mind until then. Sessions you’ve booked stay as they are.
        </Typography>
      ) : (
        <>
          {paused !== null && <Alert severity="info">{paused}</Alert>}
          <NextPlan from={from} to={to} />
        </>
      )}
    </FormDialog>
  );
}

function NextPlan({ from, to }: { readonly from: Plan | null; readonly to: Plan }) {
  const price = formatMoney(planOf(to).priceMinor);
  return (
    <>
      <Typography>{price} a month:</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {planFeatures(to, true).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Box>
      <Typography>
        {from === null
          ? `You pay ${price} now and every month, until you end your plan. Your credit is there once you’ve paid.`
          : changeWords(from, to)}
      </Typography>
    </>
  );
}

function changeWords(from: Plan, to: Plan): string {
  const former = planOf(from).name;
  return planOf(to).priceMinor > planOf(from).priceMinor
    ? `It replaces ${former} at once. We charge your card the difference for the rest of this month now, and you get the credit for it. What you’ve booked keeps its price.`
    : `It replaces ${former} at once. What you’ve paid for the rest of this month counts toward your next months, and the credit it gave goes. What you’ve booked keeps its price.`;
}
