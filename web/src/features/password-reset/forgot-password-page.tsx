import { typedEmailInput } from '@hearthkin/domain/account/email';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { zodResolver } from '@hookform/resolvers/zod';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { call } from '../../firebase/call';
import { PATHS } from '../../lib/paths';
import { FormTextField } from '../../ui/forms/form-field';
import { useAction } from '../../ui/hooks/use-action';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { EmailSent } from './email-sent';
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

interface RequestFormProps {
  /** The address typed before, when the user comes back to change it. */
  readonly email: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onEdit: () => void;
  readonly onSubmit: (email: string) => void;
}

/** Asks for the address to send a reset link to. */
function RequestForm({ email, isBusy, failure, onEdit, onSubmit }: RequestFormProps) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(typedEmailInput),
    defaultValues: { email },
  });
  return (
    <StepCard
      icon={<LockResetOutlined />}
      heading="Forgot password?"
      text="Enter your email address and we’ll send you a link to choose a new one."
      takesFocus={email !== ''}
    >
      <Stack
        component="form"
        noValidate
        sx={{ gap: 2 }}
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values.email))(event)}
      >
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <FormTextField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          isRequired
          onEdit={onEdit}
        />
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send reset link'}
        </Button>
        <Button component={Link} to={PATHS.login}>
          Back to sign in
        </Button>
      </Stack>
    </StepCard>
  );
}
