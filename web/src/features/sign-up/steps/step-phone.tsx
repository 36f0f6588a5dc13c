import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { waitForSession } from '../../../session/session';
import { PhoneCodeFields, usePhoneCode } from '../../phone/public';
import { useSignUp } from '../sign-up-context';
import { useAutoAdvance } from '../use-auto-advance';
import { StepFrame } from './step-frame';

export function StepPhone() {
  const { draft, change, phoneVerified, isEmailTaken, goTo } = useSignUp();
  const [isJustVerified, setJustVerified] = useState(false);
  // The number is copied to the draft only once it is valid; a partial one would make step 3
  // incomplete.
  const phoneCode = usePhoneCode({
    initial: draft.phone,
    onSend: (phone) => change({ phone }),
    confirm: async (sent, code) => {
      const verifiedPhone = await sent.confirm(code);
      // Wait until the session is the verified account's.
      await waitForSession(
        (session) => session.status === 'signed-in' && session.uid === verifiedPhone.uid,
      );
      change({ verifiedPhone });
      setJustVerified(true);
    },
  });
  useAutoAdvance(isJustVerified && phoneVerified, () =>
    // A taken address is said where it was typed.
    goTo(isEmailTaken ? 5 : 7),
  );

  /** The earlier verification is void. */
  function changeNumber(): void {
    phoneCode.changeNumber();
    setJustVerified(false);
    change({ verifiedPhone: null });
  }

  if (phoneVerified) {
    return (
      <StepFrame>
        <Alert severity="success" role="status">
          {draft.phone.e164 ?? draft.phone.national} is verified.
        </Alert>
        <Box>
          <Button onClick={changeNumber}>Use another number</Button>
        </Box>
      </StepFrame>
    );
  }
  const wasVerified = draft.verifiedPhone !== null && phoneCode.sent === null;
  return (
    <StepFrame
      intro="We’ll text you a code. One account per phone number."
      onEnter={() => void phoneCode.enter()}
      isBusy={phoneCode.isBusy}
      // An older one is no longer the news.
      saysProblem={phoneCode.message !== null}
    >
      {wasVerified && phoneCode.message === null && (
        <Alert severity="info" role="status">
          Please verify your number again to continue. We’ve kept everything you entered.
        </Alert>
      )}
      <PhoneCodeFields phoneCode={phoneCode} onChangeNumber={changeNumber} />
    </StepFrame>
  );
}
