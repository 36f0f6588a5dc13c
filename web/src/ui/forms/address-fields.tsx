import { type Address, LIMITS } from '@hearthkin/domain/account/fields';
import TextField from '@mui/material/TextField';
import { COUNTRIES } from './countries';
import { CountryPicker } from './country-picker';

export type AddressField = Exclude<keyof Address, 'country'>;

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

interface AddressFieldsProps {
  readonly value: Address;
  readonly onChange: (address: Address) => void;
  /** What is wrong with a field; null where nothing is. */
  readonly problemOf: (field: AddressField) => string | null;
  readonly disabled?: boolean;
}

/** The fields of an address, for a grid of two columns. */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, problemOf, disabled = false } = props;
  return (
    <>
      {FIELDS.map(({ field, label, autoComplete }) => {
        const problem = problemOf(field);
        return (
          <TextField
            key={field}
            label={label}
            value={value[field]}
            onChange={(event) => onChange({ ...value, [field]: event.target.value })}
            autoComplete={autoComplete}
            disabled={disabled}
            error={problem !== null}
            helperText={problem}
            slotProps={{ htmlInput: { 'aria-required': true, maxLength: LIMITS[field] } }}
            sx={field === 'street' ? { gridColumn: '1 / -1' } : {}}
          />
        );
      })}
      <CountryPicker
        label="Country"
        value={COUNTRIES.find(({ name }) => name === value.country) ?? null}
        onChange={({ name }) => onChange({ ...value, country: name })}
        autoComplete="country-name"
        disabled={disabled}
      />
    </>
  );
}
