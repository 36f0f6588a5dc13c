import { addressProblem } from '@hearthkin/domain/account/address';
import { type Address, LIMITS } from '@hearthkin/domain/foundation/fields';
import { useLeft } from '../hooks/use-left';
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
  /** Whether the form was sent, so that missing parts are faults too. */
  readonly isChecked: boolean;
  readonly disabled?: boolean;
}

/** Address fields for a two-column grid. A fault is said when its field is left, a missing part once the form was sent. */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, isChecked, disabled = false } = props;
  const { hasLeft, leave } = useLeft<AddressField>();
  return (
    <>
      {FIELDS.map(({ field, label, autoComplete }) => {
        const isLeft = hasLeft(field) && value[field].trim() !== '';
        const problem = isChecked || isLeft ? addressProblem(value, field) : null;
        return (
          <TextField
            key={field}
            label={label}
            value={value[field]}
            onChange={(event) => onChange({ ...value, [field]: event.target.value })}
            autoComplete={autoComplete}
            disabled={disabled}
            error={problem !== null}
            // The line is there before its sentence, so that no button moves while it is pressed.
            helperText={problem ?? ' '}
            onBlur={() => leave(field)}
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
