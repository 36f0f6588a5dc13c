import Button from '@mui/material/Button';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useSignUp } from '../sign-up-context';
import { STEP_TITLES, type Step } from './step-order';

/** Leads to the step that fixes a problem; stands below its sentence in an alert. */
export function StepLink({ step }: { readonly step: Step }) {
  const { goTo } = useSignUp();
  return (
    <div>
      <Button
        color="inherit"
        onClick={() => goTo(step)}
        sx={{ minHeight: 44, marginInlineStart: -2 }}
      >
        Go to step {step}
        <VisuallyHidden>: {STEP_TITLES[step - 1]}</VisuallyHidden>
      </Button>
    </div>
  );
}
