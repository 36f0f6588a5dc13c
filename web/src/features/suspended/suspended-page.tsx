import type { CallableResults } from '@hearthkin/domain/callables';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { formatDay, ownTimeZone } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { saveDownload } from '../../lib/save-download';
import { useAction } from '../../ui/hooks/use-action';
import { BrokenLink, EmailedLink } from '../../ui/layout/emailed-link';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { suspensionToken } from './link-token';

const HEADING = 'Your account is suspended';

/** `/suspended`: why an account is suspended, and the data held about the person, without sign-in. */
export function SuspendedPage() {
  const [token] = useState(suspensionToken);
  return (
    <Page title={HEADING} description="Why an account is suspended, and its data." width="sm">
      <EmailedLink
        token={token}
        ask={look}
        icon={<PauseCircleOutlined />}
        heading={HEADING}
        busy="One moment, we’re opening your link."
        refused={() => (
          <BrokenLink text="It may be incomplete or too old, or your account isn’t suspended anymore.">
            Write to us if you need your data.
          </BrokenLink>
        )}
      >
        {(found) => <Suspended token={token ?? ''} {...found} />}
      </EmailedLink>
    </Page>
  );
}

const look = (token: string) => call('openSuspension', { token, data: null });

type SuspendedProps = CallableResults['openSuspension'] & { readonly token: string };

function Suspended({ token, reason, since }: SuspendedProps) {
  const [isSaved, setSaved] = useState(false);
  const { run, isBusy, failure } = useAction(() => setSaved(true));
  const download = () =>
    saveDownload(async (after) => {
      const { download: part } = await call('openSuspension', { token, data: { after } });
      if (part === null) throw new CallError('internal');
      return part;
    });
  return (
    <StepCard
      icon={<PauseCircleOutlined />}
      heading={HEADING}
      text={`Since ${formatDay(new Date(since), ownTimeZone())}. You can’t sign in until we reinstate it.`}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <strong>Reason:</strong> {reason}
        </Typography>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {isSaved && <Alert severity="success">Your data is in your downloads.</Alert>}
        <Button component={Link} to={PATHS.contact} variant="contained" size="large">
          Contact us
        </Button>
        <Button
          variant="outlined"
          size="large"
          disabled={isBusy}
          onClick={() => void run(download)}
        >
          {isBusy ? 'Preparing...' : 'Download my data'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The file has everything we hold about you, including your messages. Keep it somewhere
          safe.
        </Typography>
      </Stack>
    </StepCard>
  );
}
