import type { CallableResults } from '@hearthkin/domain/callables';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { endSentence } from '@hearthkin/domain/foundation/formats';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';
import { BrokenLink, EmailedLink } from '../../ui/layout/emailed-link';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { contactToken } from './link-tokens';

type Answer = CallableResults['answerTrustedContact'];

/** `/trusted-contact`: someone agrees to be a trusted contact, or not, without an account. */
export function TrustedContactPage() {
  return (
    <Page
      title="Trusted contact"
      description={`Say whether ${PRODUCT_NAME} may tell you about someone’s sessions.`}
      width="sm"
    >
      <Opened />
    </Page>
  );
}

const look = (token: string) => call('answerTrustedContact', { token, answer: null });

function Opened() {
  const [token] = useState(contactToken);
  return (
    <EmailedLink
      token={token}
      ask={look}
      icon={<HealthAndSafetyOutlined />}
      heading="Trusted contact"
      busy="One moment, we’re opening your link."
      refused={() => (
        <BrokenLink text="It may be incomplete, or you’re no longer asked. Open it again from the latest email.">
          You’ll get no emails by this link.
        </BrokenLink>
      )}
    >
      {(found) => <Question token={token ?? ''} found={found} />}
    </EmailedLink>
  );
}

function Question({ token, found }: { readonly token: string; readonly found: Answer }) {
  const [answered, setAnswered] = useState<Answer | null>(null);
  const { of, status } = answered ?? found;
  const { run, running, isBusy, failure } = useAction<'confirmed' | 'declined'>();
  const say = (answer: 'confirmed' | 'declined') =>
    run(async () => setAnswered(await call('answerTrustedContact', { token, answer })), answer);
  const isConfirmed = status === 'confirmed';
  return (
    <StepCard
      // A new view, so that its heading takes focus.
      key={status}
      icon={isConfirmed ? <TaskAltOutlined /> : <HealthAndSafetyOutlined />}
      heading={HEADINGS[status](of)}
      takesFocus={answered !== null}
      text={TEXTS[status](of)}
    >
      <Stack sx={{ gap: 2 }}>
        {status === 'waiting' && <Terms of={of} />}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {!isConfirmed && (
          <Button
            variant="contained"
            size="large"
            disabled={isBusy}
            onClick={() => void say('confirmed')}
          >
            {running === 'confirmed' ? 'One moment...' : 'I agree'}
          </Button>
        )}
        {status !== 'declined' && (
          <Button size="large" disabled={isBusy} onClick={() => void say('declined')}>
            {running === 'declined'
              ? 'One moment...'
              : isConfirmed
                ? 'Stop these emails'
                : 'No, thanks'}
          </Button>
        )}
      </Stack>
    </StepCard>
  );
}

const HEADINGS: Readonly<Record<Answer['status'], (of: string) => string>> = {
  waiting: (of) => `${of} would like you as a trusted contact`,
  confirmed: (of) => `You’re the trusted contact of ${of}`,
  declined: () => 'You get no emails',
};

const TEXTS: Readonly<Record<Answer['status'], (of: string) => string>> = {
  waiting: (of) => `${of} meets people in person through ${PRODUCT_NAME}.`,
  confirmed: () => 'We email you only when it matters. You can stop here at any time.',
  declined: (of) =>
    `${endSentence(`We won’t email you about ${of}`)} You can change your mind here.`,
};

/** The terms that they agree to. */
function Terms({ of }: { readonly of: string }) {
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, paddingInlineStart: 2.5 }}>
      <li>When {of} asks us to, we email you where and when they meet, and with whom.</li>
      <li>If {of} calls for help, or doesn’t answer afterwards, we email you right away.</li>
      <li>
        We keep your name and email for this only, until {of} removes you or deletes their account.
      </li>
      <li>You need no account, and you can stop by the link in each email.</li>
    </Stack>
  );
}
