import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { LoadFailed } from '../feedback/load-failed';
import { useOpenedLink } from '../hooks/use-opened-link';
import { StepCard } from './step-card';

interface OpenedLinkProps<T> {
  readonly token: string | null;
  /** The token as `useOpenedLink` takes it. */
  readonly open: (token: string) => Promise<T>;
  /** While it opens, or can't be opened for now. */
  readonly icon: ReactElement;
  readonly heading: string;
  readonly busy: string;
  /** The reason why it may not work, and what that means. */
  readonly refused: string;
  readonly hint: string;
  readonly children: (found: T) => ReactNode;
}

/** The page that an emailed link leads to, or why it leads nowhere. */
export function OpenedLink<T>(props: OpenedLinkProps<T>) {
  const { token, open, icon, heading, busy, refused, hint, children } = props;
  const opened = useOpenedLink(token, open);
  if (opened.status === 'ready' && opened.value !== null) return children(opened.value);
  if (opened.status === 'ready') {
    return (
      <StepCard
        icon={<LinkOffOutlined />}
        heading="This link doesn’t work"
        takesFocus
        text={refused}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </StepCard>
    );
  }
  return (
    <StepCard icon={icon} heading={heading}>
      {opened.status === 'failed' ? (
        <LoadFailed retry={opened.retry} />
      ) : (
        <Stack role="status" aria-busy sx={{ gap: 2 }}>
          {busy}
          <LinearProgress aria-hidden />
        </Stack>
      )}
    </StepCard>
  );
}
