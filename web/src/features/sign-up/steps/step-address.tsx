import { LIMITS, MINIMUM_AGE } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import { birthDateProblem } from '../../../lib/birth-date';
import { AddressFields } from '../../../ui/forms/address-fields';
import { TextField } from '../../../ui/forms/text-field';
import { useLeft } from '../../../ui/hooks/use-left';
import { FINAL_MESSAGES, SIGN_UP_MESSAGES } from '../messages';
import { useSignUp } from '../sign-up-context';
import { emailProblem } from './step-checks';
import { StepFrame } from './step-frame';

export function StepAddress() {
  const { draft, change, wasTried, wasChecked, isEmailTaken, now } = useSignUp();
  const { address, email, dateOfBirth, userType } = draft;
  const { hasLeft, leave } = useLeft<'email' | 'dateOfBirth'>();
  const isChecked = wasTried || wasChecked;
  const missing = (value: string, message: string) =>
    isChecked && value.trim() === '' ? message : null;
  const emailError =
    missing(email, FINAL_MESSAGES.email) ??
    (isEmailTaken ? SIGN_UP_MESSAGES.emailTaken : null) ??
    (wasTried || hasLeft('email') ? emailProblem(email) : null);
  const birthError =
    missing(dateOfBirth, SIGN_UP_MESSAGES.birthDate) ??
    (wasTried || hasLeft('dateOfBirth') ? birthDateProblem(dateOfBirth, now) : null);
  return (
    <StepFrame
      intro={`Your address sets your local crisis lines. Others only see your ${userType === 'earner' ? 'age, ' : ''}city and state.`}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={(event) => change({ email: event.target.value })}
          autoComplete="email"
          error={emailError !== null}
          onBlur={() => leave('email')}
          helperText={emailError ?? ' '}
          slotProps={{ htmlInput: { 'aria-required': true, maxLength: LIMITS.email } }}
        />
        <TextField
          label="Date of birth"
          type="date"
          value={dateOfBirth}
          onChange={(event) => change({ dateOfBirth: event.target.value })}
          autoComplete="bday"
          error={birthError !== null}
          onBlur={() => leave('dateOfBirth')}
          helperText={birthError ?? `You must be ${MINIMUM_AGE} or older.`}
          slotProps={{ htmlInput: { 'aria-required': true }, inputLabel: { shrink: true } }}
        />
        <AddressFields
          value={address}
          onChange={(changed) => change({ address: changed })}
          isChecked={isChecked}
        />
      </Box>
    </StepFrame>
  );
}
