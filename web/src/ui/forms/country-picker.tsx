import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { COUNTRIES, type Country } from './countries';
import { TextField } from './text-field';

interface CountryPickerProps {
  readonly label: string;
  readonly value: Country | null;
  readonly onChange: (country: Country) => void;
  /** Whether to show dial codes. */
  readonly withDialCode?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete: string;
}

/** Matches name, code and dial code: "ger", "DE", "49". */
const filterOptions = createFilterOptions<Country>({
  stringify: ({ name, code, dialCode }) => `${name} ${code} ${dialCode}`,
});

export function CountryPicker(props: CountryPickerProps) {
  const { label, value, onChange, withDialCode = false, disabled = false, autoComplete } = props;
  const labelOf = ({ name, dialCode }: Country) => (withDialCode ? `${name} (${dialCode})` : name);
  return (
    <Autocomplete
      options={COUNTRIES}
      value={value}
      onChange={(_event, country) => {
        if (country !== null) onChange(country);
      }}
      getOptionLabel={labelOf}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(option, chosen) => option.code === chosen.code}
      filterOptions={filterOptions}
      autoHighlight
      disableClearable={value !== null}
      disabled={disabled}
      renderOption={({ key, ...option }, country) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1.25 }}>
          <span aria-hidden>{country.flag}</span>
          <span>{labelOf(country)}</span>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, autoComplete },
            input: {
              ...slotProps.input,
              startAdornment: value !== null && (
                <Box component="span" aria-hidden sx={{ paddingInlineStart: 0.75 }}>
                  {value.flag}
                </Box>
              ),
            },
          }}
        />
      )}
    />
  );
}
