import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCode, PHONE_MESSAGES, phoneFailureOf } from '../../session/phone-messages';
import type { SecondCode, SecondStep } from '../../session/second-step';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { CodeField } from '../../ui/forms/code-field';
import { useAction } from '../../ui/hooks/use-action';
import { RESEND_SECONDS, useCountdown } from '../../ui/hooks/use-countdown';

interface SecondStepDialogProps {
  readonly step: SecondStep;
  /** Cancels the sign-in. */
  readonly onClose: () => void;
}

/** Asks for the code that a sign-in needs besides the password. It sends one when it opens. */
export function SecondStepDialog({ step, onClose }: SecondStepDialogProps) {
  const [sent, setSent] = useState<SecondCode | null>(null);
  const [code, setCode] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const { run, running, isBusy, failure, clear } = useAction<'send' | 'check'>(
    undefined,
    (error) => PHONE_MESSAGES[phoneFailureOf(error)],
  );
  const { left, start } = useCountdown(RESEND_SECONDS);

  const send = () =>
    run(async () => {
      setSent(await step.send());
      setCode('');
      start();
    }, 'send');
  const sendFirst = useEffectEvent(() => void send());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step sends a new code
  useEffect(() => sendFirst(), [step]);

  const check = () => {
    setMalformed(!isCode(code));
    if (sent !== null && isCode(code)) void run(() => sent.confirm(code), 'check');
  };
  const message = isMalformed ? PHONE_MESSAGES['malformed-code'] : failure;
  return (
    <FormDialog
      title="Enter your code"
      isDirty={false}
      isBusy={running === 'check'}
      failure={message}
      submitLabel="Verify"
      busyLabel="Verifying..."
      canSubmit={sent !== null && !isBusy}
      onSubmit={check}
      onClose={onClose}
    >
      {sent === null ? (
        <Box role="status">{failure === null ? 'Sending a code to your phone...' : ''}</Box>
      ) : (
        <CodeField
          sentTo={sent.sentTo}
          localCode={sent.localCode}
          value={code}
          onChange={(text) => {
            clear();
            setMalformed(false);
            setCode(text);
          }}
          disabled={running === 'check'}
          isWrong={message !== null}
        />
      )}
      <Button
        disabled={isBusy || left > 0}
        onClick={() => void send()}
        // Its label lines up with the field.
        sx={{ alignSelf: 'flex-start', mx: -2.5 }}
      >
        {left > 0 ? `Resend code in ${left}s` : 'Resend code'}
      </Button>
    </FormDialog>
  );
}
