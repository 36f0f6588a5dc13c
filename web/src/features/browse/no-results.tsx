import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { EmptyState } from '../../ui/feedback/empty-state';
import { activeFilters } from './active-filters';
import type { BrowseSearch } from './browse-search';

/**
 * Shown when there are no companions, or none that match, with buttons to clear search and filters.
 */
export function NoResults({ search }: { readonly search: BrowseSearch }) {
  const isSearched = search.tokens.length > 0;
  const isFiltered = activeFilters(search.filters).length > 0;
  if (!isSearched && !isFiltered) {
    return (
      <EmptyState
        scene="lantern"
        title="No verified companions available yet."
        text="We’re reviewing new companions. Check back soon."
      />
    );
  }
  return (
    <EmptyState
      scene="lantern"
      title="No companions found"
      text={
        isSearched && !isFiltered
          ? `No one matches “${search.text.trim()}”. Try a city, a first name or one interest.`
          : isSearched
            ? `No one matches “${search.text.trim()}” with these filters. Try removing one.`
            : 'No one matches all these filters. Try removing one.'
      }
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {isSearched && (
          <Button variant="outlined" onClick={() => search.setText('')} sx={{ minHeight: 44 }}>
            Clear search
          </Button>
        )}
        {isFiltered && (
          <Button variant="outlined" onClick={search.clearFilters} sx={{ minHeight: 44 }}>
            Clear filters
          </Button>
        )}
      </Stack>
    </EmptyState>
  );
}
