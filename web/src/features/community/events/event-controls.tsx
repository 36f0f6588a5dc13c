import { EVENT_CATEGORIES, EVENT_CITY_NAMES } from '@hearthkin/domain/community/event';
import { eventToday } from '@hearthkin/domain/community/event-start';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchField } from '../../../ui/forms/search-field';
import { SelectField } from '../../../ui/forms/select-field';
import { TextField } from '../../../ui/forms/text-field';
import { useNow } from '../../../ui/hooks/clock';
import type { EventSearch } from './use-event-search';

/** Debounces the search. */
const SEARCH_DELAY_MS = 300;

interface EventControlsProps {
  readonly search: EventSearch;
  readonly onClear: () => void;
  /** Whether the filters can be cleared here: where nothing is found, the empty state has the button instead. */
  readonly canClear: boolean;
}

/** Search and filters of the event list. */
export function EventControls({ search, onClear, canClear }: EventControlsProps) {
  const { filters, choose, type } = search;
  const now = useNow();
  return (
    <Box
      role="search"
      aria-label="Events"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
        },
        gap: 1.5,
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
        <SearchField
          label="Search events by name or place"
          value={filters.text}
          onChange={(text) => type({ text })}
          delay={SEARCH_DELAY_MS}
        />
      </Box>
      <Choice
        label="City"
        all="All cities"
        options={EVENT_CITY_NAMES}
        value={filters.city}
        onChange={(city) => choose({ city })}
      />
      <Choice
        label="Category"
        all="All categories"
        options={EVENT_CATEGORIES}
        value={filters.category}
        onChange={(category) => choose({ category })}
      />
      <TextField
        label="Date"
        type="date"
        value={filters.date ?? ''}
        onChange={(event) => type({ date: event.target.value || null })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: eventToday(filters.city, now) },
        }}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
      {canClear && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button onClick={onClear} sx={{ minHeight: 44 }}>
            Clear filters
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** The label for no choice. */
  readonly all: string;
  readonly options: readonly T[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

function Choice<T extends string>({ label, all, options, value, onChange }: ChoiceProps<T>) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((one) => one === event.target.value) ?? null)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
