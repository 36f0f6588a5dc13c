import CloseRounded from '@mui/icons-material/CloseRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { memo, useRef, useState } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { late, preloads } from '../../ui/late';
import { activeFilters } from './active-filters';
import { type Filters, NO_FILTERS } from './browse-filters';
import type { Here } from './use-taste';

const FilterPanel = late(async () => (await import('./filter-panel')).FilterPanel, {
  isRare: true,
});

interface FilterBarProps {
  readonly filters: Filters;
  readonly cities: readonly string[];
  /** The member's place; null for others. */
  readonly here: Here | null;
  readonly hasFavorites: boolean;
  readonly onChange: (filters: Filters) => void;
}

/** The filter button, and a chip for each active filter. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { filters, cities, here, hasFavorites, onChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const active = activeFilters(filters);
  // The pressed chip disappears, so focus moves to the button.
  const change = (next: Filters) => {
    onChange(next);
    button.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Badge badgeContent={active.length} color="secondary">
        <Button
          ref={button}
          {...preloads(FilterPanel)}
          variant="outlined"
          color="inherit"
          startIcon={<TuneRounded />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={active.length === 0 ? 'Filters' : `Filters, ${active.length} in use`}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ minHeight: 44 }}
        >
          Filters
        </Button>
      </Badge>
      {active.length > 0 && (
        <Box
          component="ul"
          aria-label="Filters in use"
          sx={{ display: 'contents', listStyle: 'none' }}
        >
          {active.map(({ key, label, without }) => (
            <Box component="li" key={key} sx={{ maxWidth: 1 }}>
              <Chip
                label={label}
                aria-label={`Remove filter: ${label}`}
                onClick={() => change(without)}
                onDelete={() => change(without)}
                deleteIcon={<CloseRounded />}
                color="secondary"
                variant="outlined"
                sx={{ height: 44, borderRadius: 22 }}
              />
            </Box>
          ))}
        </Box>
      )}
      {active.length > 1 && (
        <Button onClick={() => change(NO_FILTERS)} sx={{ minHeight: 44 }}>
          Clear all
        </Button>
      )}
      {anchor !== null && (
        <FilterPanel
          anchor={anchor}
          filters={filters}
          cities={cities}
          here={here}
          hasFavorites={hasFavorites}
          onApply={(next) => {
            close();
            // The list takes longer to change than the panel to go.
            afterPaint(() => onChange(next));
          }}
          onClose={close}
        />
      )}
    </Box>
  );
});
