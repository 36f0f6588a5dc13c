import { LIMITS, MINIMUM_AGE } from '@hearthkin/domain/account/fields';
import Box from '@mui/material/Box';
import { birthDateProblem } from '../../lib/birth-date';
import { AddressFields } from '../../ui/forms/address-fields';
import { TextField } from '../../ui/forms/text-field';
import { FINAL_MESSAGES, SIGN_UP_MESSAGES } from './messages';
import { useSignUp } from './sign-up-context';
import { emailProblem } from './step-checks';
import { StepFrame } from './step-frame';

export function StepAddress() {
  const { draft, change, wasTried, wasChecked, isEmailTaken, now } = useSignUp();
  const { address, email, dateOfBirth, userType } = draft;
  const missing = (value: string, message: string) =>
    (wasTried || wasChecked) && value.trim() === '' ? message : null;
  const emailError =
    missing(email, FINAL_MESSAGES.email) ??
    (isEmailTaken ? SIGN_UP_MESSAGES.emailTaken : null) ??
    (wasTried ? emailProblem(email) : null);
  const birthError =
    missing(dateOfBirth, SIGN_UP_MESSAGES.birthDate) ??
    (wasTried ? birthDateProblem(dateOfBirth, now) : null);
  return (
    <StepFrame
      intro={
        userType === 'earner'
          ? 'Others only see your age, city and state.'
          : 'Others only see your city and state.'
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={(event) => change({ email: event.target.value })}
          autoComplete="email"
          error={emailError !== null}
          helperText={emailError}
          slotProps={{ htmlInput: { 'aria-required': true, maxLength: LIMITS.email } }}
        />
        <TextField
          label="Date of birth"
          type="date"
          value={dateOfBirth}
          onChange={(event) => change({ dateOfBirth: event.target.value })}
          autoComplete="bday"
          error={birthError !== null}
          helperText={birthError ?? `You must be ${MINIMUM_AGE} or older.`}
          slotProps={{ htmlInput: { 'aria-required': true }, inputLabel: { shrink: true } }}
        />
        <AddressFields
          value={address}
          onChange={(changed) => change({ address: changed })}
          problemOf={(field) => missing(address[field], SIGN_UP_MESSAGES.address)}
        />
      </Box>
    </StepFrame>
  );
}
