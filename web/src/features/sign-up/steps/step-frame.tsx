import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PageHeading } from '../../../ui/layout/page-heading';
import { SIGN_UP_MESSAGES } from '../messages';
import { useSignUp } from '../sign-up-context';
import { stepProblem } from './step-checks';
import { StepLink } from './step-link';
import { STEP_TITLES, stepFrom } from './step-order';

interface StepFrameProps {
  readonly intro?: string;
  readonly children: ReactNode;
  /** Runs on Enter, for steps with an action before Next. */
  readonly onEnter?: (() => void) | undefined;
  /** Replaces Next on the last step. */
  readonly nextButton?: ReactNode;
  /** Disables Back and Next while something runs. */
  readonly isBusy?: boolean;
  /** Whether the step itself says what is wrong with what was just tried. */
  readonly saysProblem?: boolean;
}

/** A step's heading, fields, error, and Back and Next buttons. */
export function StepFrame({
  intro,
  children,
  onEnter,
  nextButton,
  isBusy = false,
  saysProblem = false,
}: StepFrameProps) {
  const signUp = useSignUp();
  const { step, goTo, markTried, wasTried, wasChecked, isEmailTaken } = signUp;
  const emailMessage = isEmailTaken ? SIGN_UP_MESSAGES.emailTaken : null;
  const message = stepProblem(step, signUp) ?? (step === 5 ? emailMessage : null);
  const form = useRef<HTMLFormElement>(null);
  const next = () => {
    const following = stepFrom(String(step + 1));
    if (message === null && following !== null) return goTo(following);
    flushSync(markTried);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    (onEnter ?? next)();
  };
  const previous = stepFrom(String(step - 1));
  return (
    <Box component="form" noValidate onSubmit={submit} ref={form}>
      <PageHeading>{STEP_TITLES[step - 1]}</PageHeading>
      {intro !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{intro}</Typography>
      )}
      <Stack sx={{ gap: 2.5, mt: 3 }}>
        {/* The last step says it with its other checks once they have run. */}
        {step > 5 && !wasChecked && emailMessage !== null && (
          <Alert severity="warning">
            {emailMessage}
            <StepLink step={5} />
          </Alert>
        )}
        {children}
      </Stack>
      {wasTried && message !== null && !saysProblem && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {message}
        </Alert>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1.5,
          mt: 4,
        }}
      >
        {previous === null ? (
          <span />
        ) : (
          <Button size="large" disabled={isBusy} onClick={() => goTo(previous)}>
            Back
          </Button>
        )}
        {nextButton ?? (
          <Button
            type={onEnter ? 'button' : 'submit'}
            onClick={onEnter ? next : undefined}
            variant={onEnter && message !== null ? 'outlined' : 'contained'}
            size="large"
            disabled={isBusy}
          >
            Next
          </Button>
        )}
      </Box>
    </Box>
  );
}
