import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { useState } from 'react';
import { Page } from '../../ui/layout/page';
import { EmailSent } from './email-sent';
import { RequestForm } from './request-form';
import { useResetRequest } from './use-reset-request';

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
