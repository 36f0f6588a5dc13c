import { LIMITS } from '@hearthkin/domain/account/fields';
import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { COUNTRIES } from './countries';
import { CountryPicker } from './country-picker';
import type { SignUpDraft } from './draft';
import { birthDateProblem, emailProblem } from './gates';
import { FINAL_MESSAGES, SIGN_UP_MESSAGES } from './messages';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';

type AddressField = Exclude<keyof SignUpDraft['address'], 'country'>;

const FIELDS: readonly {
  readonly field: AddressField;
  readonly label: string;
  readonly autoComplete: string;
}[] = [
  { field: 'street', label: 'Street address', autoComplete: 'street-address' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'state', label: 'State or province', autoComplete: 'address-level1' },
  { field: 'zipCode', label: 'ZIP or postal code', autoComplete: 'postal-code' },
];

export function StepAddress() {
  const { draft, change, wasTried, wasChecked, now } = useSignUp();
  const { address, email, dateOfBirth } = draft;
  const missing = (value: string, message: string) =>
    wasChecked && value.trim() === '' ? message : null;
  const emailError =
    missing(email, FINAL_MESSAGES.email) ?? (wasTried ? emailProblem(email) : null);
  const birthError =
    missing(dateOfBirth, SIGN_UP_MESSAGES.birthDate) ??
    (wasTried ? birthDateProblem(dateOfBirth, now) : null);
  const setAddress = (part: Partial<typeof address>) =>
    change({ address: { ...address, ...part } });
  return (
    <StepFrame intro="Others see your city and state, nothing else of this.">
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
        {FIELDS.map(({ field, label, autoComplete }) => {
          const error = missing(address[field], SIGN_UP_MESSAGES.address);
          return (
            <TextField
              key={field}
              label={label}
              value={address[field]}
              onChange={(event) => setAddress({ [field]: event.target.value })}
              autoComplete={autoComplete}
              error={error !== null}
              helperText={error}
              slotProps={{ htmlInput: { 'aria-required': true, maxLength: LIMITS[field] } }}
              sx={field === 'street' ? { gridColumn: '1 / -1' } : {}}
            />
          );
        })}
        <CountryPicker
          label="Country"
          value={COUNTRIES.find(({ name }) => name === address.country) ?? null}
          onChange={({ name }) => setAddress({ country: name })}
          autoComplete="country-name"
        />
      </Box>
    </StepFrame>
  );
}
