import type { SearchWord } from '@hearthkin/domain/companion/search-meaning';
import { fold } from '@hearthkin/domain/foundation/search-tokens';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { NewResults } from '../../ui/feedback/new-results';
import { late } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { CompanionSkeletons } from '../../ui/people/companion-grid';
import { RateNote } from '../../ui/people/rate-note';
import { activeFilters } from './active-filters';
import { BrowseControls } from './browse-controls';
import { type BrowseSearch, useBrowseSearch } from './browse-search';
import { List } from './found-list';
import { type Results, useFoundCities, useResults } from './use-results';
import { useTaste } from './use-taste';

/** Specification 1, section 2, "Browse companions". */
export function BrowsePage() {
  const taste = useTaste();
  const [emptyCity, setEmptyCity] = useState<string | null>(null);
  const search = useBrowseSearch({ taste, emptyCity });
  const results = useResults(search);
  // The cards take long to draw, and a press shows its effect before that.
  const drawn = { search: useDeferredValue(search), results: useDeferredValue(results) };
  // A city without companions gives way to everywhere.
  const isEmptyCity =
    search.near !== null &&
    results.status === 'ready' &&
    results.found.length === 0 &&
    !results.hasMore;
  useEffect(() => {
    if (isEmptyCity) setEmptyCity(search.near);
  }, [isEmptyCity, search.near]);
  const cities = useFoundCities(results.found);
  return (
    <Page
      title="Browse companions"
      description="Browse verified companions by interest, place and price."
    >
      {/* The footer stays out of sight, so a short list doesn't make it jump. */}
      <Stack sx={{ gap: 3, minHeight: '100vh' }}>
        <Box>
          <PageHeading>Browse companions</PageHeading>
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            Everyone here is ID-verified.
            {search.interests.length > 0 && RANKED}
            {/* Most have interests, so the place of their sentence is kept. */}
            {search.awaitsRanking && (
              <Box component="span" aria-hidden sx={{ visibility: 'hidden' }}>
                {RANKED}
              </Box>
            )}
            {search.insteadOf !== null &&
              ` There’s no one in ${search.insteadOf} yet, so here’s everyone.`}
          </Typography>
          <RateNote />
        </Box>
        <BrowseControls search={search} cities={cities} />
        <Understood words={search.words} />
        <VisuallyHidden>
          <span role="status">{announcement(results)}</span>
        </VisuallyHidden>
        {isEmptyCity ? <CompanionSkeletons view={search.view} /> : <Found {...drawn} />}
      </Stack>
    </Page>
  );
}

const RANKED = ' People who share your interests come first.';

/** Announced by screen readers when the list changes. */
function announcement({ status, found, hasMore }: Results): string {
  if (status !== 'ready') return '';
  if (found.length === 0) return hasMore ? 'No matches yet.' : 'No matches.';
  const people = found.length === 1 ? '1 companion' : `${found.length} companions`;
  return hasMore ? `${people}, and there may be more.` : `${people}.`;
}

const Unsaid = late(async () => (await import('./unsaid')).Unsaid, { isRare: true });

const Nearest = late(async () => (await import('./nearest')).Nearest, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={320} />,
});

/** Begins anew with each search. */
const nearestKey = ({ text, filters }: BrowseSearch) => JSON.stringify([text, filters]);

interface FoundProps {
  readonly search: BrowseSearch;
  readonly results: Results;
}

const Found = memo(function Found({ search, results }: FoundProps) {
  const { status, found, hasMore } = results;
  if (status === 'failed') return <LoadFailed retry={results.retry} />;
  const { gender, age, within } = search.filters;
  // Once the list is whole, so that no one is put before who was asked for.
  const unsaid = (gender ?? age ?? within) !== null && status === 'ready' && !hasMore && (
    <Unsaid key={nearestKey(search)} search={search} />
  );
  if (status === 'ready' && found.length === 0 && !hasMore) {
    return (
      <>
        <NewResults showNew={results.showNew} />
        <NoResults search={search} />
        {unsaid}
        {isNarrowed(search) && <Nearest key={nearestKey(search)} search={search} />}
      </>
    );
  }
  return (
    <>
      <List search={search} results={results} />
      {unsaid}
    </>
  );
});

/** Whether a search asks for something, so that others may be near it. Favorites are few, and each is known. */
function isNarrowed({ words, filters }: BrowseSearch): boolean {
  return !filters.favorites && (words.length > 0 || activeFilters(filters).length > 0);
}

/** Shown when there are no companions, or none that match, with buttons to clear search and filters. */
function NoResults({ search }: { readonly search: BrowseSearch }) {
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

/** The meanings that everyday words of the search were taken to have, where the page names them differently. */
function Understood({ words }: { readonly words: readonly SearchWord[] }) {
  const meant = words.flatMap(({ typed, meaning }) =>
    meaning === null || fold(meaning.label) === typed ? [] : [`“${typed}”: ${meaning.label}`],
  );
  if (meant.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
      We looked for {meant.join(', ')}
    </Typography>
  );
}
