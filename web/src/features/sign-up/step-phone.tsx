import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CodeField } from '../../ui/forms/code-field';
import { PhoneField } from './phone-field';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';
import { useAutoAdvance } from './use-auto-advance';
import { usePhoneCode } from './use-phone-code';

export function StepPhone() {
  const { draft, phoneVerified, goTo } = useSignUp();
  const phoneCode = usePhoneCode();
  const { phone, sent, activity, message, send, verify, secondsToResend } = phoneCode;
  const [code, setCode] = useState('');
  useAutoAdvance(phoneCode.isJustVerified, () => goTo(7));
  const isBusy = activity !== 'idle';
  const number = draft.phone.e164 ?? draft.phone.national;

  if (phoneVerified) {
    return (
      <StepFrame>
        <Alert severity="success" role="status">
          {number} is verified.
        </Alert>
        <Box>
          <Button onClick={phoneCode.changeNumber}>Use another number</Button>
        </Box>
      </StepFrame>
    );
  }
  const wasVerified = draft.verifiedPhone !== null && sent === null;
  const enter = () => void (sent === null ? send() : verify(code));
  return (
    <StepFrame
      intro="We’ll text you a code. One account per phone number."
      onEnter={enter}
      isBusy={isBusy}
    >
      {wasVerified && message === null && (
        <Alert severity="info" role="status">
          Please verify your number again to continue. We’ve kept everything you entered.
        </Alert>
      )}
      {sent === null ? (
        <PhoneField
          value={phone}
          onChange={(typed) => {
            phoneCode.clearMessage();
            phoneCode.setPhone(typed);
          }}
          isChecked={message !== null && phone.e164 === null}
          disabled={isBusy}
        />
      ) : (
        <CodeField
          sentTo={number}
          localCode={sent.localCode}
          value={code}
          onChange={(text) => {
            phoneCode.clearMessage();
            setCode(text);
          }}
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
            <Button
              disabled={isBusy}
              onClick={() => {
                setCode('');
                phoneCode.changeNumber();
              }}
            >
              Change number
            </Button>
          </>
        )}
      </Box>
    </StepFrame>
  );
}
