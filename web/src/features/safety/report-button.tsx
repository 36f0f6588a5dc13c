import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { signupIsIncomplete, useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';
import { late, preloads } from '../../ui/late';
import type { ReportChoices } from './report-place';

export const ReportDialog = late(async () => (await import('./report-dialog')).ReportDialog, {
  isRare: true,
});

interface ReportButtonProps {
  /** "Report this event". Also the dialog's title. */
  readonly title: string;
  /** The shorter label of the button. */
  readonly label?: string;
  readonly choices: ReportChoices;
}

/** Reports something to our team. Visitors sign in first and come back here; staff decide instead. */
export function ReportButton({ title, label = title, choices }: ReportButtonProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const look = {
    size: 'small',
    'aria-label': title,
    startIcon: <FlagOutlined />,
    // Its text stands where other text does.
    sx: { minHeight: 44, px: 1, mx: -1, color: 'text.secondary' },
  } as const;
  if (session.status === 'starting') {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  }
  if (session.status !== 'signed-in' || signupIsIncomplete(session)) {
    return (
      <Button {...look} component={Link} to={loginPath(pathname + search)}>
        {label}
      </Button>
    );
  }
  if (session.userType === null) return null;
  return (
    <>
      <Button {...look} {...preloads(ReportDialog)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReportDialog
          title={title}
          choices={choices}
          onClose={() => setOpen(false)}
          onReported={(sentence) => {
            setOpen(false);
            setMessage(sentence);
          }}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}
