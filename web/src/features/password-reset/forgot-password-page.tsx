import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { Page } from '../../ui/layout/page';
import { EmailSent } from './email-sent';
import { RequestForm } from './request-form';
import { requestFailure } from './reset-errors';

/** `/forgot-password`: requests a reset link (specification 1, sections 2 and 4). */
export function ForgotPasswordPage() {
  const { send, clearFailure, ...request } = useResetRequest();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  async function ask(address: string): Promise<void> {
    setEmail(address);
    if (await send(address)) setSent(true);
  }

  return (
    <Page
      title="Forgot password"
      description={`Ask for a link to choose a new ${PRODUCT_NAME} password.`}
      width="sm"
    >
      {isSent ? (
        <EmailSent
          {...request}
          email={email}
          onResend={() => send(email)}
          onOtherEmail={() => {
            clearFailure();
            setSent(false);
          }}
        />
      ) : (
        <RequestForm
          {...request}
          email={email}
          onEdit={clearFailure}
          onSubmit={(address) => void ask(address)}
        />
      )}
    </Page>
  );
}

interface ResetRequest {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
  /** When the last email was sent, in milliseconds since 1970; 0 before the first. */
  readonly sentAt: number;
}

/** Requests a reset link, repeatedly if needed. */
function useResetRequest() {
  const [state, setState] = useState<ResetRequest>({ isBusy: false, failure: null, sentAt: 0 });

  /** @returns whether the email was sent. */
  async function send(email: string): Promise<boolean> {
    setState((before) => ({ ...before, isBusy: true, failure: null }));
    try {
      await call('requestPasswordReset', { email });
      setState({ isBusy: false, failure: null, sentAt: Date.now() });
      return true;
    } catch (error) {
      setState((before) => ({ ...before, isBusy: false, failure: requestFailure(error) }));
      return false;
    }
  }

  function clearFailure(): void {
    setState((before) => (before.failure === null ? before : { ...before, failure: null }));
  }

  return { ...state, send, clearFailure };
}
