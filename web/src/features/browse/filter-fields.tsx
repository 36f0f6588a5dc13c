import { radiiIn } from '@hearthkin/domain/account/place';
import {
  AGE_BANDS,
  ageBandLabel,
  GENDER_LABELS,
  GENDERS,
} from '@hearthkin/domain/companion/about-person';
import { RATE_CAPS, RATING_FLOORS } from '@hearthkin/domain/companion/facets';
import { INTEREST_IDS, INTERESTS } from '@hearthkin/domain/foundation/interests';
import { LANGUAGES } from '@hearthkin/domain/foundation/languages';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SelectField } from '../../ui/forms/select-field';
import { TextField } from '../../ui/forms/text-field';
import { priceLabel, ratingLabel, withinLabel } from './active-filters';
import { datesAhead, type Filters, UNSAID } from './browse-filters';
import { MultiChoice } from './multi-choice';
import type { Here } from './use-taste';

interface FilterFieldsProps {
  readonly value: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
  /** Suggestions; any other city can be typed. */
  readonly cities: readonly string[];
  readonly now: Date;
  readonly dateError: string | null;
  /** The member's place; null for others. */
  readonly here: Here | null;
  readonly hasFavorites: boolean;
}

export function FilterFields(props: FilterFieldsProps) {
  const { value, onChange, cities, now, dateError, here, hasFavorites } = props;
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
      {here !== null && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <OneChoice
            label="Distance"
            none={here.point === null ? 'Not known' : 'Any'}
            options={here.point === null ? [] : radiiIn(here.measure)}
            labelOf={withinLabel}
            value={value.within === UNSAID ? null : value.within}
            onChange={(within) => onChange({ within })}
            helperText={distanceNote(here)}
          />
        </Box>
      )}
      <OneChoice
        label="Gender"
        options={GENDERS}
        labelOf={(gender) => GENDER_LABELS[gender]}
        value={value.gender === UNSAID ? null : value.gender}
        onChange={(gender) => onChange({ gender })}
      />
      <OneChoice
        label="Age"
        options={AGE_BANDS}
        labelOf={ageBandLabel}
        value={value.age === UNSAID ? null : value.age}
        onChange={(age) => onChange({ age })}
      />
      {(value.gender !== null || value.age !== null) && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', gridColumn: '1 / -1', mt: -1.5 }}
        >
          {UNSAID_NOTE}
        </Typography>
      )}
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
        label="Free tonight"
        control={
          <Switch checked={value.tonight} onChange={(_event, tonight) => onChange({ tonight })} />
        }
        sx={{ minHeight: 44 }}
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

function distanceNote({ city, point }: Here): string {
  if (city === '') return 'Add your address to your profile to see who’s near you.';
  if (point === null) return `We don’t know where ${city} is, so distance can’t be shown.`;
  return 'Between the middles of your towns. Your address stays with us. Companions whose town we don’t know follow in a group of their own.';
}

/** Said wherever companions are filtered by what some don't state. */
export const UNSAID_NOTE = 'Companions who’d rather not say follow in a group of their own.';

const PLACEHOLDER = { '& input::placeholder': { color: 'text.secondary', opacity: 1 } } as const;

interface OneChoiceProps<T extends number | string> {
  readonly label: string;
  /** In the place of no choice. */
  readonly none?: string;
  readonly helperText?: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

/** A select with "Any"; disabled without options. */
function OneChoice<T extends number | string>(props: OneChoiceProps<T>) {
  const { label, none = 'Any', helperText, options, labelOf, value, onChange } = props;
  return (
    <SelectField
      label={label}
      fullWidth
      helperText={helperText}
      disabled={options.length === 0}
      value={value ?? ''}
      onChange={(event) =>
        onChange(options.find((option) => String(option) === event.target.value) ?? null)
      }
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </SelectField>
  );
}
