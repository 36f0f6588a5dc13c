import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
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
        icon={<GroupOutlined />}
        title="No verified companions available yet."
        text="New companions are being reviewed. Please look in again soon."
      />
    );
  }
  return (
    <EmptyState
      icon={<PersonSearchOutlined />}
      title="No companions found"
      text={
        isSearched && !isFiltered
          ? `Nobody matches “${search.text.trim()}”. Try a city, a first name or a single interest.`
          : isSearched
            ? `Nobody matches “${search.text.trim()}” with these filters. Try fewer of them.`
            : 'Nobody fits all of these filters. Try fewer of them.'
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
