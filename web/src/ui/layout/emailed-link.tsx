import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import type { CallErrorCode } from '../../lib/call-error';
import { useEmailedLink } from '../hooks/use-emailed-link';
import { StepCard } from './step-card';

interface EmailedLinkProps<T> {
  readonly token: string | null;
  /** A call with the token. The same function in every render. */
  readonly ask: (token: string) => Promise<T>;
  /** Shown until there is an answer, with `heading` and `text`. */
  readonly icon: ReactElement;
  readonly heading: string;
  readonly text?: string;
  /** A sentence about what happens meanwhile, or an outline. */
  readonly busy: ReactNode;
  /** A `BrokenLink`, for the code of the refusal; null where the address has no token. */
  readonly refused: (code: CallErrorCode | null) => ReactNode;
  readonly children: (found: T) => ReactNode;
}

/** The page that an emailed link leads to: it asks at once, and says why where the link leads nowhere. */
export function EmailedLink<T>(props: EmailedLinkProps<T>) {
  const { token, ask, icon, heading, text, busy, refused, children } = props;
  const { answer, retry } = useEmailedLink(token, ask);
  if (answer?.status === 'found') return children(answer.value);
  if (answer?.status === 'refused') return refused(answer.code);
  return (
    <StepCard icon={icon} heading={heading} text={text}>
      {answer !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {answer.why}
        </Alert>
      )}
      {answer === null &&
        (typeof busy === 'string' ? (
          <Stack role="status" aria-busy sx={{ gap: 2 }}>
            {busy}
            <LinearProgress aria-hidden />
          </Stack>
        ) : (
          busy
        ))}
    </StepCard>
  );
}

interface BrokenLinkProps {
  readonly heading?: string;
  readonly text?: string;
  /** The next step, as a sentence, or the ways on. */
  readonly children: ReactNode;
}

/** Says that an emailed link doesn't work. */
export function BrokenLink({
  heading = 'This link doesn’t work',
  text,
  children,
}: BrokenLinkProps) {
  return (
    <StepCard icon={<LinkOffOutlined />} heading={heading} takesFocus text={text}>
      {typeof children === 'string' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      ) : (
        children
      )}
    </StepCard>
  );
}
