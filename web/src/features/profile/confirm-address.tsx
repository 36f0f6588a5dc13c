import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { accountFailure } from './account-failure';
import { Setting } from './setting';

interface ConfirmAddressProps {
  readonly email: string;
  readonly onNews: (sentence: string) => void;
}

/** Mails once more the link that proves somebody's own address. */
export function ConfirmAddress({ email, onNews }: ConfirmAddressProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await call('requestEmailChange', { email });
      onNews(`We have mailed a link to ${email}.`);
    } catch (error) {
      setFailure(accountFailure(error, null));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Setting
        title="Confirm your email"
        text="Open the link in our welcome mail, or have another one mailed."
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
