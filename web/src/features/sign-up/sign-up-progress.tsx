import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { progressAt, STEP_COUNT, type Step } from './steps';

/** The wizard's progress as a bar and text. */
export function SignUpProgress({ step }: { readonly step: Step }) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        Step {step} of {STEP_COUNT}
      </Box>
      <LinearProgress
        variant="determinate"
        value={progressAt(step)}
        aria-label="Progress of your sign-up"
        aria-valuetext={`Step ${step} of ${STEP_COUNT}`}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'action.selected' }}
      />
    </Box>
  );
}
