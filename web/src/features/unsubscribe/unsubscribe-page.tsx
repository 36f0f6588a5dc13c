import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../firebase/call';
import { TOPIC_WORDS } from '../../lib/notification-topics';
import { PATHS } from '../../lib/paths';
import { useAction } from '../../ui/hooks/use-action';
import { BrokenLink, EmailedLink } from '../../ui/layout/emailed-link';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { rememberUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

/** `/unsubscribe`: ends emails of one topic through an emailed link, without signing in. */
export function UnsubscribePage() {
  const [token] = useState(unsubscribeToken);
  return (
    <Page
      title="Your emails"
      description={`Choose which emails ${PRODUCT_NAME} sends you.`}
      width="sm"
    >
      <EmailedLink
        token={token}
        ask={unsubscribe}
        icon={<UnsubscribeOutlined />}
        heading="Your emails"
        busy="One moment, we’re saving your choice."
        refused={() => (
          <BrokenLink text="The link may be incomplete. Open it again from the email, or change your settings.">
            <AllSettings isMain />
          </BrokenLink>
        )}
      >
        {({ topic }) => <Unsubscribed token={token ?? ''} about={TOPIC_WORDS[topic].about} />}
      </EmailedLink>
    </Page>
  );
}

const unsubscribe = (token: string) => call('setMailByLink', { token, wanted: false });

interface UnsubscribedProps {
  readonly token: string;
  /** "your bookings" */
  readonly about: string;
}

function Unsubscribed({ token, about }: UnsubscribedProps) {
  const [isWanted, setWanted] = useState(false);
  const { run, isBusy, failure } = useAction(() => setWanted(true));
  async function subscribe(): Promise<void> {
    await call('setMailByLink', { token, wanted: true });
    // A reload must not unsubscribe again.
    rememberUnsubscribeToken(null);
  }
  return isWanted ? (
    <StepCard
      // A new view, so that its heading takes focus.
      key="wanted"
      icon={<MarkEmailReadOutlined />}
      heading="You’ll get them again"
      takesFocus
      text={`You’ll get emails about ${about} again.`}
    >
      <AllSettings isMain />
    </StepCard>
  ) : (
    <StepCard
      key="unwanted"
      icon={<UnsubscribeOutlined />}
      heading="Unsubscribed"
      takesFocus
      text={`You won’t get emails about ${about} anymore.`}
    >
      <Stack sx={{ gap: 1 }}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <Button
          variant="contained"
          size="large"
          disabled={isBusy}
          onClick={() => void run(subscribe)}
        >
          {isBusy ? 'One moment...' : 'Send them again'}
        </Button>
        <AllSettings />
      </Stack>
    </StepCard>
  );
}

function AllSettings({ isMain = false }: { readonly isMain?: boolean }) {
  return (
    <Button
      component={Link}
      to={PATHS.notificationSettings}
      size="large"
      fullWidth
      {...(isMain && { variant: 'contained' })}
    >
      All notification settings
    </Button>
  );
}
