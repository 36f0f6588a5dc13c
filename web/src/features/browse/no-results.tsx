import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../ui/feedback/empty-state';
import { activeFilters } from './active-filters';
import type { BrowseSearch } from './browse-search';

/** Whether a search asks for something, so that others may be near it. Favorites are few, and each is known. */
export function isNarrowed({ words, filters }: BrowseSearch): boolean {
  return !filters.favorites && (words.length > 0 || activeFilters(filters).length > 0);
}

/** Shown when there are no companions, or none that match, with buttons to clear search and filters. */
export function NoResults({ search }: { readonly search: BrowseSearch }) {
  const isSearched = search.words.length > 0;
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
    <Box>
      <Typography variant="h2">No companions found</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5, overflowWrap: 'anywhere' }}>
        {isSearched && !isFiltered
          ? `No one matches “${search.text.trim()}”.`
          : isSearched
            ? `No one matches “${search.text.trim()}” with these filters.`
            : 'No one matches all these filters.'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
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
    </Box>
  );
}
