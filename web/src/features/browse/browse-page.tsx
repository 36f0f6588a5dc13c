import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { MessageButton } from '../../data/conversations/message-button';
import { FavoriteButton } from '../../data/favorites/favorite-button';
import { PATHS } from '../../lib/paths';
import { useKeepView } from '../../session/use-keep-view';
import { KeptView } from '../../ui/feedback/kept-view';
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
import { useKeepStart } from './use-keep-start';
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
  useKeepStart(emptyCity);
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

interface FoundProps {
  readonly search: BrowseSearch;
  readonly results: Results;
}

const Found = memo(function Found({ search, results }: FoundProps) {
  const { status, found, hasMore } = results;
  if (status === 'failed') return <LoadFailed retry={results.retry} />;
  if (status === 'ready' && found.length === 0 && !hasMore) {
    return (
      <>
        <NewResults showNew={results.showNew} />
        <NoResults search={search} />
      </>
    );
  }
  return <List search={search} results={results} />;
});

/** As many cards as a screen shows. */
const IN_VIEW = 6;

/** How many cards of a list are drawn: as many as a screen shows at a time, so that they hold up no tap. */
function useDrawnCount(wanted: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < wanted) startTransition(() => setCount(count + IN_VIEW));
  }, [count, wanted]);
  return count;
}

/** The cards, or a placeholder before the first of them. */
function List({ search, results }: FoundProps) {
  const { status, found, hasMore, isAutomatic, scanned } = results;
  const list = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLElement>(null);
  const count = useDrawnCount(found.length);
  const shown = found.slice(0, count);
  // The end of a list that isn't drawn whole would ask for more.
  const isWhole = status === 'ready' && shown.length === found.length;
  useKeepView(grid, PATHS.browse, isWhole && shown.length > 0);
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
      {shown.length === 0 ? (
        <KeptView address={PATHS.browse}>
          <CompanionSkeletons view={search.view} />
        </KeptView>
      ) : (
        <CompanionGrid view={search.view} ref={grid}>
          {shown.map(({ id, data }, index) => (
            <Result
              key={id}
              id={id}
              companion={data}
              view={search.view}
              isInView={index < IN_VIEW}
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
  readonly isInView: boolean;
}

/** Memoized, so that a change of the list renders only the changed cards. */
const Result = memo(function Result(props: ResultProps) {
  const { id, companion, view, isInView, mood, activity } = props;
  return (
    <CompanionCard
      id={id}
      companion={companion}
      view={view}
      isInView={isInView}
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
