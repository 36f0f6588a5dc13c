import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PhoneCodeFields } from '../../data/phone/phone-code-fields';
import { NO_PHONE, typedPhoneSchema } from '../../data/phone/typed-phone';
import { usePhoneCode } from '../../data/phone/use-phone-code';
import {
  passwordForm,
  ReauthenticationField,
  usesPassword,
} from '../../data/sign-in/reauthentication-field';
import { useAccountAction } from '../../data/sign-in/use-account-action';
import { useSignInMethods } from '../../data/sign-in/use-sign-in-methods';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { sessionDraft } from '../../lib/session-draft';
import type { SignedIn } from '../../session/auth-client';
import { PHONE_MESSAGES, phoneFailureOf } from '../../session/phone-messages';
import type { SignInMethods } from '../../session/reauthenticate';
import { useSession } from '../../session/session';

const drafts = sessionDraft('phone', typedPhoneSchema);

/** For an account without a phone number, such as one that a provider opened: its number, with a code. */
export function PhoneCheck() {
  const session = useSession();
  return session.status === 'signed-in' ? <OwnPhone person={session} /> : null;
}

function OwnPhone({ person }: { readonly person: SignedIn }) {
  const methods = useSignInMethods(person);
  return (
    <Card component="section" aria-label="Add your phone number" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">Add your phone number</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        We’ll text you a code. One account per phone number. Then you can check your identity with a
        selfie.
      </Typography>
      {methods !== null && <PhoneForm uid={person.uid} methods={methods} />}
    </Card>
  );
}

interface PhoneFormProps {
  readonly uid: string;
  readonly methods: SignInMethods;
}

function PhoneForm({ uid, methods }: PhoneFormProps) {
  const { run, failure } = useAccountAction(methods, phoneSentence);
  const [kept] = useState(() => drafts.load(uid) ?? NO_PHONE);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(passwordForm(usesPassword(methods))),
    defaultValues: { password: '' },
  });
  const phoneCode = usePhoneCode({
    initial: kept,
    confirm: (sent, code) =>
      handleSubmit(async ({ password }) => {
        await run(password, async () => {
          await call('confirmPhone', { proof: await sent.prove(code) });
          drafts.drop(uid);
        });
      })(),
  });
  const { message, sent } = phoneCode;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void phoneCode.enter();
      }}
    >
      <Stack sx={{ gap: 2.5, mt: 2.5 }}>
        {sent !== null && (
          <ReauthenticationField methods={methods} control={control} name="password" />
        )}
        <PhoneCodeFields
          phoneCode={{
            ...phoneCode,
            message: message ?? failure,
            typePhone: (typed) => {
              drafts.save(uid, typed);
              phoneCode.typePhone(typed);
            },
          }}
          onChangeNumber={phoneCode.changeNumber}
        />
      </Stack>
    </Box>
  );
}

/** The sentence for a failure about the number or its code; null for others. */
function phoneSentence(error: unknown): string | null {
  if (error instanceof CallError) {
    return error.code === 'already-exists' ? PHONE_MESSAGES.taken : null;
  }
  if (!(error instanceof Error) || error.name !== 'PhoneError') return null;
  const reason = phoneFailureOf(error);
  return reason === 'failed' ? ERROR_MESSAGES.internal : PHONE_MESSAGES[reason];
}
