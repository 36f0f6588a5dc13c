import { SORT_ORDERS, type SortOrder } from '@hearthkin/domain/companion/companion';
import GridViewRounded from '@mui/icons-material/GridViewRounded';
import ViewAgendaRounded from '@mui/icons-material/ViewAgendaRounded';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useMemberId } from '../../session/session';
import { SearchField } from '../../ui/forms/search-field';
import { SelectField } from '../../ui/forms/select-field';
import type { View } from '../../ui/people/companion-grid';
import { activeFilters } from './active-filters';
import { BEST_MATCH, type BrowseSearch, SORT_LABELS } from './browse-search';
import { FilterBar } from './filter-bar';

/** Debounces the search. */
const SEARCH_DELAY_MS = 300;

interface BrowseControlsProps {
  readonly search: BrowseSearch;
  /** Suggestions for the city filter. */
  readonly cities: readonly string[];
}

/** Memoized like each of its fields, because they take long to draw. */
export const BrowseControls = memo(function BrowseControls({
  search,
  cities,
}: BrowseControlsProps) {
  const memberId = useMemberId();
  // On a phone the filter button is beside the sort order unless there are chips too, as there
  // mostly are in one's own city.
  const hasChips = search.awaitsCity || activeFilters(search.filters).length > 0;
  const besideFilters = hasChips ? '1 / -1' : 'auto';
  return (
    <Box
      role="search"
      aria-label="Companions"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '1fr 220px auto' },
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SearchField
          label="Search by name, place, interest or mood"
          value={search.text}
          onChange={search.setText}
          delay={SEARCH_DELAY_MS}
        />
      </Box>
      <Box sx={{ gridColumn: { xs: besideFilters, sm: 'auto' } }}>
        <SortField value={search.sort} onChange={search.setSort} />
      </Box>
      <ViewSwitch value={search.view} onChange={search.setView} />
      <Box sx={{ gridColumn: { xs: besideFilters, sm: '1 / -1' } }}>
        <FilterBar
          filters={search.filters}
          cities={cities}
          here={search.here}
          hasFavorites={memberId !== null}
          onChange={search.setFilters}
        />
      </Box>
    </Box>
  );
});

interface SortFieldProps {
  readonly value: SortOrder | null;
  readonly onChange: (value: SortOrder | null) => void;
}

const SortField = memo(function SortField({ value, onChange }: SortFieldProps) {
  return (
    <SelectField
      label="Sort by"
      fullWidth
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(SORT_ORDERS.find((order) => order === target.value) ?? null)
      }
    >
      <option value="">{BEST_MATCH}</option>
      {SORT_ORDERS.map((order) => (
        <option key={order} value={order}>
          {SORT_LABELS[order]}
        </option>
      ))}
    </SelectField>
  );
});

interface ViewSwitchProps {
  readonly value: View;
  readonly onChange: (value: View) => void;
}

/** Not on a phone, where both views are the same. */
const ViewSwitch = memo(function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label="View"
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      onChange={(_, view: View | null) => {
        if (view !== null) onChange(view);
      }}
    >
      <ToggleButton value="grid" aria-label="Grid" sx={{ px: 1.75, minHeight: 56 }}>
        <GridViewRounded />
      </ToggleButton>
      <ToggleButton value="list" aria-label="List" sx={{ px: 1.75, minHeight: 56 }}>
        <ViewAgendaRounded />
      </ToggleButton>
    </ToggleButtonGroup>
  );
});
