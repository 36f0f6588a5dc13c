import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { sessionDraft } from '../../lib/session-draft';
import { PHONE_MESSAGES, phoneFailureOf } from '../../session/phone-messages';
import { failureSentence, useAction } from '../../ui/hooks/use-action';
import { PhoneCodeFields } from './phone-code-fields';
import { NO_PHONE, typedPhoneSchema } from './typed-phone';
import { usePhoneCode } from './use-phone-code';

const drafts = sessionDraft('phone', typedPhoneSchema);

/** For an account without a phone number, as a short one begins: its number, with a code. */
export function PhoneCheck({ uid }: { readonly uid: string }) {
  return (
    <Card component="section" aria-label="Add your phone number" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">Add your phone number</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2.5 }}>
        One account per phone number keeps people away whom we asked to leave. No one else sees it.
      </Typography>
      <PhoneForm uid={uid} />
    </Card>
  );
}

interface PhoneFormProps {
  readonly uid: string;
  readonly onDone?: () => void;
}

/** Confirms a number by a code, in place of an earlier one of the account. */
export function PhoneForm({ uid, onDone }: PhoneFormProps) {
  const { run, failure, clear } = useAction(onDone, phoneSentence);
  const [kept] = useState(() => drafts.load(uid) ?? NO_PHONE);
  const phoneCode = usePhoneCode({
    initial: kept,
    confirm: async (sent, code) => {
      await run(async () => {
        await call('confirmPhone', { proof: await sent.prove(code) });
        drafts.drop(uid);
      });
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void phoneCode.enter();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <PhoneCodeFields
          phoneCode={{
            ...phoneCode,
            message: phoneCode.message ?? failure,
            typePhone: (typed) => {
              drafts.save(uid, typed);
              phoneCode.typePhone(typed);
            },
            typeCode: (typed) => {
              clear();
              phoneCode.typeCode(typed);
            },
          }}
          onChangeNumber={() => {
            clear();
            phoneCode.changeNumber();
          }}
        />
      </Stack>
    </Box>
  );
}

function phoneSentence(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'PhoneError') return failureSentence(error);
  const reason = phoneFailureOf(error);
  return reason === 'failed' ? ERROR_MESSAGES.internal : PHONE_MESSAGES[reason];
}
