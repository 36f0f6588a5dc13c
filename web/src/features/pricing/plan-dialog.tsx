import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { call } from '../../firebase/call';
import { formatMoney } from '../../lib/format';
import { planFeatures, planNote } from '../../lib/plan-words';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useAction } from '../../ui/hooks/use-action';

interface PlanDialogProps {
  readonly from: Plan | null;
  /** Null leaves the current plan. */
  readonly to: Plan | null;
  readonly onClose: () => void;
  /** Gets a sentence to show the member. */
  readonly onChosen: (sentence: string) => void;
}

/** The dialog where plans are free: it explains a change of plan and saves it when the member confirms. */
export function PlanDialog({ from, to, onClose, onChosen }: PlanDialogProps) {
  const name = to === null ? null : planOf(to).name;
  const former = from === null ? null : planOf(from).name;
  const { run, ...saving } = useAction(() =>
    onChosen(name === null ? `You’ve left ${former}.` : `You’re on ${name} now.`),
  );
  return (
    <FormDialog
      {...saving}
      title={name === null ? `Leave ${former}?` : `Choose ${name}?`}
      isDirty={false}
      submitLabel={name === null ? 'Leave plan' : 'Confirm'}
      busyLabel="Saving..."
      cancelLabel={former === null ? 'Cancel' : `Keep ${former}`}
      onSubmit={() => void run(async () => void (await call('selectPlan', { plan: to })))}
      onClose={onClose}
    >
      {to === null ? (
        <Typography>
          You’ll lose your plan discount and unused sessions. Existing bookings keep their price.
        </Typography>
      ) : (
        <>
          <Typography>
            {former !== null && `It replaces ${former}. `}
            {formatMoney(planOf(to).priceMinor)} a month:
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {planFeatures(to, false).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Box>
          <Typography>What you’ve booked keeps its price. {planNote(false)}</Typography>
        </>
      )}
    </FormDialog>
  );
}
