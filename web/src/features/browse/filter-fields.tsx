import { INTEREST_IDS, INTERESTS } from '@hearthkin/domain/account/interests';
import { LANGUAGES } from '@hearthkin/domain/account/languages';
import { RATE_CAPS, RATING_FLOORS } from '@hearthkin/domain/companion/facets';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { priceLabel, ratingLabel } from './active-filters';
import { datesAhead, type Filters } from './browse-filters';
import { MultiChoice } from './multi-choice';

interface FilterFieldsProps {
  readonly value: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
  /** Suggestions; any other city can be typed. */
  readonly cities: readonly string[];
  readonly now: Date;
  readonly dateError: string | null;
  readonly hasFavorites: boolean;
}

export function FilterFields(props: FilterFieldsProps) {
  const { value, onChange, cities, now, dateError, hasFavorites } = props;
  const { first, last } = datesAhead(now);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 2.5,
        // Room for the first field's label, which sits on its border.
        pt: 1,
      }}
    >
      <Autocomplete
        freeSolo
        options={cities}
        inputValue={value.city}
        onInputChange={(_event, city) => onChange({ city })}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label="City"
            placeholder="Anywhere"
            slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
            sx={PLACEHOLDER}
          />
        )}
      />
      <TextField
        label="Available on"
        type="date"
        value={value.date ?? ''}
        onChange={(event) => onChange({ date: event.target.value || null })}
        error={dateError !== null}
        helperText={dateError}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: first, max: last } }}
      />
      <MultiChoice
        label="Interests"
        none="Any"
        options={INTEREST_IDS}
        labelOf={(id) => INTERESTS[id]}
        value={value.interests}
        onChange={(interests) => onChange({ interests })}
      />
      <MultiChoice
        label="Languages"
        none="Any"
        options={LANGUAGES}
        labelOf={(language) => language}
        value={value.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <OneChoice
        label="Price"
        options={RATE_CAPS}
        labelOf={priceLabel}
        value={value.price}
        onChange={(price) => onChange({ price })}
      />
      <OneChoice
        label="Rating"
        options={RATING_FLOORS}
        labelOf={ratingLabel}
        value={value.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <FormControlLabel
        label="Online now"
        control={
          <Switch checked={value.online} onChange={(_event, online) => onChange({ online })} />
        }
        sx={{ minHeight: 44 }}
      />
      {hasFavorites && (
        <FormControlLabel
          label="Only my favorites"
          control={
            <Switch
              checked={value.favorites}
              onChange={(_event, favorites) => onChange({ favorites })}
            />
          }
          sx={{ minHeight: 44 }}
        />
      )}
    </Box>
  );
}

const PLACEHOLDER = { '& input::placeholder': { color: 'text.secondary', opacity: 1 } } as const;

interface OneChoiceProps<T extends number> {
  readonly label: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

/** A select with "Any". */
function OneChoice<T extends number>(props: OneChoiceProps<T>) {
  const { label, options, labelOf, value, onChange } = props;
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={(event) =>
        onChange(options.find((option) => String(option) === event.target.value) ?? null)
      }
    >
      <option value="">Any</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </SelectField>
  );
}
