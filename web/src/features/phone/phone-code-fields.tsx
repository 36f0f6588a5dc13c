import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CodeField } from '../../ui/forms/code-field';
import { PhoneField } from './phone-field';
import type { PhoneCode } from './use-phone-code';

interface PhoneCodeFieldsProps {
  readonly phoneCode: PhoneCode;
  /** Goes back to the number. */
  readonly onChangeNumber: () => void;
}

/** The number, then its code, with the buttons. Its parent is a form that calls `enter` when it is submitted. */
export function PhoneCodeFields({ phoneCode, onChangeNumber }: PhoneCodeFieldsProps) {
  const { phone, sent, code, activity, isBusy, message, send, secondsToResend } = phoneCode;
  return (
    <>
      {sent === null ? (
        <PhoneField
          value={phone}
          onChange={phoneCode.typePhone}
          isChecked={message !== null && phone.e164 === null}
          disabled={isBusy}
        />
      ) : (
        <CodeField
          sentTo={phone.e164 ?? phone.national}
          localCode={sent.localCode}
          value={code}
          onChange={phoneCode.typeCode}
          disabled={activity === 'checking'}
          isWrong={message !== null}
        />
      )}
      {message !== null && <Alert severity="error">{message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {sent === null ? (
          <Button type="submit" variant="contained" disabled={isBusy}>
            {activity === 'sending' ? 'Sending...' : 'Send code'}
          </Button>
        ) : (
          <>
            <Button type="submit" variant="contained" disabled={isBusy}>
              {activity === 'checking' ? 'Verifying...' : 'Verify'}
            </Button>
            <Button disabled={isBusy || secondsToResend > 0} onClick={() => void send()}>
              {secondsToResend > 0 ? `Resend code in ${secondsToResend}s` : 'Resend code'}
            </Button>
            <Button disabled={isBusy} onClick={onChangeNumber}>
              Change number
            </Button>
          </>
        )}
      </Box>
    </>
  );
}
