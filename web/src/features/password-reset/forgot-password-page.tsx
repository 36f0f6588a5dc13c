import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';
import { Page } from '../../ui/layout/page';
import { EmailSent } from './email-sent';
import { RequestForm } from './request-form';
import { requestFailure } from './reset-errors';

/** `/forgot-password`: requests a reset link (specification 1, sections 2 and 4). */
export function ForgotPasswordPage() {
  const { run, clear, isBusy, failure } = useAction(undefined, requestFailure);
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  /** The time at which the last email was sent, in milliseconds since 1970; 0 before the first. */
  const [sentAt, setSentAt] = useState(0);
  const request = { email, isBusy, failure };

  /** @returns whether the email was sent. */
  async function send(address: string): Promise<boolean> {
    const refusal = await run(() => call('requestPasswordReset', { email: address }));
    if (refusal === null) setSentAt(Date.now());
    return refusal === null;
  }

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
          sentAt={sentAt}
          onResend={() => send(email)}
          onOtherEmail={() => {
            clear();
            setSent(false);
          }}
        />
      ) : (
        <RequestForm {...request} onEdit={clear} onSubmit={(address) => void ask(address)} />
      )}
    </Page>
  );
}
