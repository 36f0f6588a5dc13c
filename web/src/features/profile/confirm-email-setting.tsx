import Alert from '@mui/material/Alert';
import { accountFailure } from '../../data/sign-in/account-failure';
import { call } from '../../firebase/call';
import { useAction } from '../../ui/hooks/use-action';
import { Setting } from './setting';

interface ConfirmEmailSettingProps {
  readonly email: string;
  readonly onMessage: (sentence: string) => void;
}

/** Sends the confirmation link again. */
export function ConfirmEmailSetting({ email, onMessage }: ConfirmEmailSettingProps) {
  const { run, isBusy, failure } = useAction(
    () => onMessage(`We emailed a link to ${email}.`),
    (error) => accountFailure(error, null),
  );
  const send = () => run(() => call('requestEmailChange', { email }));

  return (
    <>
      <Setting
        title="Confirm your email"
        text="Open the link in our welcome email, or get a new one."
        disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? 'Sending...' : 'Send link'}
      </Setting>
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
