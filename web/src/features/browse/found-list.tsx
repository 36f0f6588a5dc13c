import { awayWords } from '@hearthkin/domain/account/place';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { LoadMore } from '../../ui/feedback/load-more';
import { NewResults } from '../../ui/feedback/new-results';
import { CompanionCard } from '../../ui/people/companion-card';
import { CompanionGrid, CompanionSkeletons, type View } from '../../ui/people/companion-grid';
import { FavoriteButton } from '../favorites/public';
import { MessageButton } from '../messages/public';
import type { Filters } from './browse-filters';
import type { BrowseSearch } from './browse-search';
import type { Results } from './use-results';

/** The number of cards that a screen shows. */
const IN_VIEW = 6;

/** The number of a list's cards that are drawn: a screenful at a time, so that they hold up no tap. */
function useDrawnCount(wanted: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < wanted) startTransition(() => setCount(count + IN_VIEW));
  }, [count, wanted]);
  return count;
}

interface ListProps {
  readonly search: BrowseSearch;
  readonly results: Results;
}

/** The cards, or a placeholder before the first of them. */
export function List({ search, results }: ListProps) {
  const { status, found, hasMore, isAutomatic, scanned } = results;
  const list = useRef<HTMLDivElement>(null);
  const count = useDrawnCount(found.length);
  const shown = found.slice(0, count);
  // The end of a list that isn't drawn whole would ask for more.
  const isWhole = status === 'ready' && shown.length === found.length;
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
        <CompanionSkeletons view={search.view} />
      ) : (
        <CompanionGrid view={search.view}>
          {shown.map(({ id, data }, index) => (
            <Result
              key={id}
              id={id}
              companion={data}
              away={search.here && awayWords(data.point, search.here.point, search.here.measure)}
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
  readonly away: string | null;
  readonly view: View;
  readonly isInView: boolean;
}

/** Memoized, so that a change of the list renders only the changed cards. */
const Result = memo(function Result(props: ResultProps) {
  const { id, companion, away, view, isInView, mood, activity } = props;
  return (
    <CompanionCard
      id={id}
      companion={companion}
      away={away}
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
