import type { Mood } from '@hearthkin/domain/companion/traits';
import { matchReason } from '@hearthkin/domain/matching/match';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { type Matched, useMatches } from '../../data/companions/use-matches';
import { REPLACE } from '../../lib/query-change';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { NewResults } from '../../ui/feedback/new-results';
import { late } from '../../ui/late';
import { CompanionCard } from '../../ui/people/companion-card';
import { CompanionGrid, CompanionSkeletons } from '../../ui/people/companion-grid';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS } from '../../ui/people/moods';
import { RateNote } from '../../ui/people/rate-note';
import { CurrentChoice } from './current-choice';
import { type SupportSearch, supportPath } from './support-search';
import { SupportStep } from './support-step';

const NoOneFree = late(async () => (await import('./no-one-free')).NoOneFree, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={420} />,
});

interface CompanionStepProps {
  readonly search: SupportSearch;
  readonly mood: Mood;
}

/** Step two: choose a companion from the matches, best match first. */
export function CompanionStep({ search, mood }: CompanionStepProps) {
  return (
    <SupportStep
      step={2}
      title="Choose a companion"
      text="Each of them fits how you feel. Their card says why."
    >
      <CurrentChoice what="mood" to={supportPath({ ...search, mood: null, companionId: null })}>
        <MoodMark mood={mood} size={36} />
        <Typography sx={{ fontWeight: 600 }}>
          Feeling {MOOD_WORDS[mood].title.toLowerCase()}
        </Typography>
      </CurrentChoice>
      <Everyone search={search} />
    </SupportStep>
  );
}

/** Companions, of the chosen mood or of all, and whether they can talk right now. */
export function Everyone({ search }: { readonly search: SupportSearch }) {
  const navigate = useNavigate();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={search.onlyNow ? 'now' : 'any'}
        aria-label="When"
        onChange={(_event, when: 'now' | 'any' | null) => {
          if (when === null) return;
          navigate(supportPath({ ...search, onlyNow: when === 'now' }), REPLACE);
        }}
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="any" sx={{ px: 2, minHeight: 44 }}>
          Everyone
        </ToggleButton>
        <ToggleButton value="now" sx={{ px: 2, minHeight: 44 }}>
          Can talk right now
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ mb: 3 }}>
        <RateNote />
      </Box>
      <MatchList search={search} />
    </>
  );
}

function MatchList({ search }: { readonly search: SupportSearch }) {
  const { mood } = search;
  const { status, matches, seen, hasMore, moreState, retry, more, showNew } = useMatches(
    mood,
    search.onlyNow ? 'now' : 'all',
  );
  if (status === 'failed') return <LoadFailed retry={retry} />;
  if (status === 'loading') return <CompanionSkeletons view="grid" />;
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {matches.length > 0 &&
          `${countWords(matches.length, hasMore)}${mood === null ? '' : ' for how you feel'}`}
      </Typography>
      <NewResults showNew={showNew} />
      {matches.length === 0 ? (
        search.onlyNow ? (
          <NoOneFree mood={mood} title={nowTitle(seen, hasMore)} />
        ) : (
          <NoMatches search={search} />
        )
      ) : (
        <CompanionGrid view="grid">
          {matches.map(({ candidate, fit }: Matched) => (
            <CompanionCard
              key={candidate.id}
              id={candidate.id}
              companion={candidate.data}
              view="grid"
              intent={{ mood, found: 'matching' }}
              reason={matchReason(fit)}
              showsSpecialties
              action={
                <Button
                  component={Link}
                  to={supportPath({ ...search, companionId: candidate.id })}
                  variant="outlined"
                  aria-label={`Choose ${candidate.data.displayName}`}
                  sx={{ minHeight: 44 }}
                >
                  Choose
                </Button>
              }
            />
          ))}
        </CompanionGrid>
      )}
      {hasMore && (
        <Stack sx={{ alignItems: 'center', mt: 3, gap: 1 }}>
          {moreState === 'failed' && (
            <Typography color="error">We couldn’t load more companions.</Typography>
          )}
          <Button variant="outlined" onClick={more} disabled={moreState === 'loading'}>
            {moreState === 'failed' && 'Try again'}
            {moreState === 'loading' && 'Loading more'}
            {moreState === 'idle' && 'Show more'}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** A number only once all matches are loaded. */
function countWords(count: number, hasMore: boolean): string {
  if (hasMore) return 'Companions';
  return `${count} ${count === 1 ? 'companion' : 'companions'}`;
}

/** The first of many online may all be busy. */
function nowTitle(seen: number, hasMore: boolean): string {
  return hasMore
    ? `The first ${seen} companions online are busy for the next hour`
    : 'No one is free right now';
}

function NoMatches({ search }: { readonly search: SupportSearch }) {
  return (
    <EmptyState
      scene="lantern"
      title="No companions found"
      text="No matches for this mood yet. Try another, or see who’s here."
    >
      <Button
        component={Link}
        to={supportPath({ ...search, mood: null })}
        variant="contained"
        sx={{ minHeight: 44 }}
      >
        Choose another mood
      </Button>
    </EmptyState>
  );
}
