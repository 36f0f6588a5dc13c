import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { TOPIC_WORDS } from '../../lib/notification-topics';
import { PATHS } from '../../lib/paths';
import { failureSentence } from '../../ui/hooks/use-action';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { rememberUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

type UnsubscribeRequest =
  | { readonly status: 'running'; readonly wanted: boolean }
  | { readonly status: 'done'; readonly topic: NotificationTopic; readonly wanted: boolean }
  /** The link doesn't work and never will. */
  | { readonly status: 'refused' }
  /** No answer. Sending it again is harmless. */
  | { readonly status: 'unknown'; readonly wanted: boolean; readonly why: string };

/** Concurrent renders share one call. */
const inFlight = new Map<string, Promise<UnsubscribeRequest>>();

function send(token: string, wanted: boolean): Promise<UnsubscribeRequest> {
  const key = `${wanted} ${token}`;
  const known = inFlight.get(key);
  if (known !== undefined) return known;
  const request = setMail(token, wanted).finally(() => inFlight.delete(key));
  inFlight.set(key, request);
  return request;
}

async function setMail(token: string, wanted: boolean): Promise<UnsubscribeRequest> {
  try {
    const { topic } = await call('setMailByLink', { token, wanted });
    // After a resubscribe, a reload must not unsubscribe again.
    if (wanted) rememberUnsubscribeToken(null);
    return { status: 'done', topic, wanted };
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    return code === 'token-invalid' || code === 'invalid-input'
      ? { status: 'refused' }
      : { status: 'unknown', wanted, why: failureSentence(error) };
  }
}

/** Unsubscribes as soon as the link is opened. `send` retries it or subscribes again. */
function useUnsubscribe(token: string | null) {
  const [request, setRequest] = useState<UnsubscribeRequest>({ status: 'running', wanted: false });
  const [choice, setChoice] = useState({ wanted: false });
  useEffect(() => {
    if (token === null) return;
    let isShown = true;
    setRequest({ status: 'running', wanted: choice.wanted });
    void send(token, choice.wanted).then((outcome) => {
      if (isShown) setRequest(outcome);
    });
    return () => {
      isShown = false;
    };
  }, [token, choice]);
  const current: UnsubscribeRequest = token === null ? { status: 'refused' } : request;
  return { request: current, send: (wanted: boolean) => setChoice({ wanted }) };
}

/** `/unsubscribe`: ends emails of one topic through an emailed link, without signing in. */
export function UnsubscribePage() {
  return (
    <Page
      title="Your emails"
      description={`Choose which emails ${PRODUCT_NAME} sends you.`}
      width="sm"
    >
      <meta name="robots" content="noindex" />
      <Outcome />
    </Page>
  );
}

function Outcome() {
  const [token] = useState(unsubscribeToken);
  const { request, send } = useUnsubscribe(token);
  if (request.status === 'refused') {
    return (
      <StepCard
        icon={<LinkOffOutlined />}
        heading="This link doesn’t work"
        takesFocus
        text="The link may be incomplete. Open it again from the email, or change your settings."
      >
        <AllSettings isMain />
      </StepCard>
    );
  }
  if (request.status === 'done') {
    const { about } = TOPIC_WORDS[request.topic];
    return request.wanted ? (
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
          <Button variant="contained" size="large" onClick={() => send(true)}>
            Send them again
          </Button>
          <AllSettings />
        </Stack>
      </StepCard>
    );
  }
  return (
    <StepCard icon={<UnsubscribeOutlined />} heading="Your emails">
      {request.status === 'unknown' ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => send(request.wanted)}>
              Try again
            </Button>
          }
        >
          {request.why}
        </Alert>
      ) : (
        <Stack role="status" aria-busy sx={{ gap: 2 }}>
          One moment, we’re saving your choice.
          <LinearProgress aria-hidden />
        </Stack>
      )}
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
