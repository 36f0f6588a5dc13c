import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { MessageButton } from '../../data/conversations/message-button';
import { FavoriteButton } from '../../data/favorites/favorite-button';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { NewResults } from '../../ui/feedback/new-results';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { CompanionCard } from '../../ui/people/companion-card';
import { CompanionGrid, CompanionSkeletons, type View } from '../../ui/people/companion-grid';
import { BrowseControls } from './browse-controls';
import type { Filters } from './browse-filters';
import { type BrowseSearch, useBrowseSearch } from './browse-search';
import { NoResults } from './no-results';
import { type Results, useFoundCities, useResults } from './use-results';
import { useTaste } from './use-taste';

/** Specification 1, section 2, "Browse companions". */
export function BrowsePage() {
  const taste = useTaste();
  const [emptyCity, setEmptyCity] = useState<string | null>(null);
  const search = useBrowseSearch({ taste, emptyCity });
  const results = useResults(search);
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
        </Box>
        <BrowseControls search={search} cities={cities} />
        <VisuallyHidden>
          <span role="status">{announcement(results)}</span>
        </VisuallyHidden>
        {isEmptyCity ? (
          <CompanionSkeletons view={search.view} />
        ) : (
          <Found search={search} results={results} />
        )}
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

interface FoundProps {
  readonly search: BrowseSearch;
  readonly results: Results;
}

function Found({ search, results }: FoundProps) {
  const { status, found, hasMore } = results;
  if (status === 'failed') return <LoadFailed retry={results.retry} />;
  if (status === 'loading') return <CompanionSkeletons view={search.view} />;
  if (found.length === 0 && !hasMore) {
    return (
      <>
        <NewResults showNew={results.showNew} />
        <NoResults search={search} />
      </>
    );
  }
  return <List search={search} results={results} />;
}

/** As many cards as a screen shows. */
const IN_VIEW = 6;

/** The cards in view at once; the others when nothing else is to be done, so that they hold up no tap. */
function List({ search, results }: FoundProps) {
  const { found, hasMore, isAutomatic, scanned } = results;
  const list = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(found, found.slice(0, IN_VIEW));
  // The end of a list that isn't drawn whole would ask for more.
  const isWhole = shown.length >= Math.min(found.length, IN_VIEW + 1);
  const { mood, activity } = search.filters;
  const showNew =
    results.showNew &&
    (() => {
      results.showNew?.();
      list.current?.focus();
      list.current?.scrollIntoView({ block: 'start' });
    });
  return (
    <Box
      ref={list}
      tabIndex={-1}
      sx={{ outline: 'none', scrollMarginTop: 'calc(var(--header, 68px) + 16px)' }}
    >
      <NewResults showNew={showNew} />
      {shown.length > 0 && (
        <CompanionGrid view={search.view}>
          {shown.map(({ id, data }) => (
            <Result
              key={id}
              id={id}
              companion={data}
              view={search.view}
              mood={mood}
              activity={activity}
            />
          ))}
        </CompanionGrid>
      )}
      {search.near !== null && !hasMore && isWhole && (
        <Stack sx={{ alignItems: 'center', mt: 3 }}>
          <Button variant="outlined" onClick={search.clearFilters}>
            Show companions everywhere
          </Button>
        </Stack>
      )}
      {hasMore && isWhole && (
        <LoadMore
          state={results.moreState}
          onMore={results.more}
          isAutomatic={isAutomatic}
          {...(!isAutomatic && { note: scannedNote(scanned, found.length), label: 'Look further' })}
        />
      )}
    </Box>
  );
}

interface ResultProps extends Pick<Filters, 'mood' | 'activity'> {
  readonly id: string;
  readonly companion: Companion;
  readonly view: View;
}

/** Memoized, so that a change of the list renders only the changed cards. */
const Result = memo(function Result({ id, companion, view, mood, activity }: ResultProps) {
  return (
    <CompanionCard
      id={id}
      companion={companion}
      view={view}
      mood={mood}
      intent={{ mood, activity }}
      favourite={<FavoriteButton companionId={id} name={companion.displayName} />}
      message={<MessageButton otherUid={id} name={companion.displayName} variant="text" />}
    />
  );
});

function scannedNote(scanned: number, matching: number): string {
  if (matching === 0) return `No matches in the first ${scanned} companions.`;
  return `${matching} of the first ${scanned} companions ${matching === 1 ? 'matches' : 'match'}.`;
}
