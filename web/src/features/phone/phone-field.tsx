import Box from '@mui/material/Box';
import { PHONE_MESSAGES } from '../../session/phone-messages';
import { countryByCode } from '../../ui/forms/countries';
import { CountryPicker } from '../../ui/forms/country-picker';
import { TextField } from '../../ui/forms/text-field';
import { typedPhone } from './phone-number';
import type { TypedPhone } from './typed-phone';

interface PhoneFieldProps {
  readonly value: TypedPhone;
  readonly onChange: (phone: TypedPhone) => void;
  /** Whether to show that the number is invalid. */
  readonly isChecked: boolean;
  readonly onLeave?: () => void;
  readonly disabled?: boolean;
}

/** A country's code and a number, which is formatted while it is typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, isChecked, onLeave, disabled = false } = props;
  const country = countryByCode(value.country);
  const isWrong = isChecked && value.e164 === null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1.2fr' }, gap: 2 }}>
      <CountryPicker
        label="Country code"
        value={country}
        onChange={({ code }) => onChange(typedPhone(value.national, code))}
        withDialCode
        disabled={disabled}
        autoComplete="off"
      />
      <TextField
        label="Phone number"
        type="tel"
        value={value.national}
        onChange={({ target }) => {
          const phone = typedPhone(target.value, country.code, value.national);
          // Don't reformat while editing in the middle: the cursor would jump to the end.
          const isAtEnd = target.selectionStart === target.value.length;
          onChange(isAtEnd ? phone : { ...phone, national: target.value.slice(0, 40) });
        }}
        autoComplete="tel-national"
        onBlur={onLeave}
        disabled={disabled}
        error={isWrong}
        helperText={
          isWrong ? PHONE_MESSAGES['invalid-number'] : `With or without ${country.dialCode}`
        }
        slotProps={{ htmlInput: { 'aria-required': true, inputMode: 'tel' } }}
      />
    </Box>
  );
}
