import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, SubmitEvent } from 'react';
import { PageHeading } from '../../ui/layout/page-heading';
import { gateMessage } from './gates';
import { useSignUp } from './sign-up-context';
import { STEP_TITLES, stepFrom } from './steps';

interface StepFrameProps {
  readonly intro?: string;
  readonly children: ReactNode;
  /** What Enter does in a step that has something to do before Next. */
  readonly onEnter?: (() => void) | undefined;
  /** The last step's own way on, instead of Next. */
  readonly wayOn?: ReactNode;
  /** While something runs that must not be left. */
  readonly isBusy?: boolean;
}

/** A step: its heading, its fields, what keeps one from going on, Back and Next. */
export function StepFrame({ intro, children, onEnter, wayOn, isBusy = false }: StepFrameProps) {
  const signUp = useSignUp();
  const { step, goTo, tried, wasTried } = signUp;
  const message = gateMessage(step, signUp);
  const next = () => {
    const following = stepFrom(String(step + 1));
    if (message !== null || following === null) return tried();
    goTo(following);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    (onEnter ?? next)();
  };
  const previous = stepFrom(String(step - 1));
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHeading>{STEP_TITLES[step - 1]}</PageHeading>
      {intro !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{intro}</Typography>
      )}
      <Stack sx={{ gap: 2.5, mt: 3 }}>{children}</Stack>
      {wasTried && message !== null && (
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
        {wayOn ?? (
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
