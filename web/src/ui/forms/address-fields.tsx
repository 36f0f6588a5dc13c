import { type Address, LIMITS } from '@hearthkin/domain/account/fields';
import { COUNTRIES } from './countries';
import { CountryPicker } from './country-picker';
import { TextField } from './text-field';

type AddressField = Exclude<keyof Address, 'country'>;

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
  /** The problem with a field; null when it is valid. */
  readonly problemOf: (field: AddressField) => string | null;
  readonly disabled?: boolean;
}

/** Address fields for a two-column grid. */
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
