import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';

/** Lets a plan go on that would end with its month. */
export function KeepPlanButton({ plan }: { readonly plan: Plan }) {
  const { run, isBusy, failure } = useAction();
  const { name } = planOf(plan);
  return (
    <>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() => void run(() => call('endPlan', { ends: false }))}
      >
        {isBusy ? 'Saving...' : `Keep ${name}`}
      </Button>
    </>
  );
}
