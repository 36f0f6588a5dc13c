import { responseWithin } from '@hearthkin/domain/companion/fact-words';
import type { Mood } from '@hearthkin/domain/companion/traits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { UNSHARED_MOOD } from '../../data/bookings/booking-draft';
import { nextFree } from '../../data/companions/next-free';
import { type Matched, useMatches } from '../../data/companions/use-matches';
import { ownTimeZone } from '../../lib/format';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Illustration } from '../../ui/illustrations/illustration';
import { FreeRow } from '../browse/public';
import { supportPath } from './support-search';
import { TellMe } from './tell-me';

interface NoOneFreeProps {
  readonly mood: Mood | null;
  readonly title: string;
}

/** Shown while no one can talk now: a way to be told, who is free next, and whom to call in a crisis. */
export function NoOneFree({ mood, title }: NoOneFreeProps) {
  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      <Card
        component="section"
        aria-labelledby="no-one-free"
        sx={{ display: 'flex', gap: 3, alignItems: 'center', p: { xs: 2, sm: 3 } }}
      >
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start', flex: 1 }}>
          <Typography variant="h2" id="no-one-free">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            It was good to reach out, and you don’t have to keep looking. We can tell you once
            someone is free.
          </Typography>
          <TellMe mood={mood} />
        </Stack>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Illustration scene="lantern" width={160} />
        </Box>
      </Card>
      <CrisisNote />
      <FreeNext mood={mood} />
      <div>
        <Button
          component={Link}
          to={supportPath({ mood })}
          variant="outlined"
          sx={{ minHeight: 44 }}
        >
          Show everyone
        </Button>
      </div>
    </Stack>
  );
}

/** The most companions shown who are free next. */
const SHOWN = 4;

/** The companions who have time soonest, of the best who fit. */
function FreeNext({ mood }: { readonly mood: Mood | null }) {
  const { status, matches, now, retry } = useMatches(mood, 'times');
  const next = useMemo(() => soonest(matches, now), [matches, now]);
  if (status === 'failed') return <LoadFailed retry={retry} />;
  if (status === 'loading') {
    return <Skeleton variant="rounded" height={260} aria-busy aria-label="Loading who is next" />;
  }
  if (next.length === 0) return null;
  const fastest = fastestOf(next);
  return (
    <Card component="section" aria-labelledby="free-next" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="free-next" sx={{ mb: 2 }}>
        Free next
      </Typography>
      <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {next.map(({ id, companion, startsAt }) => (
          <FreeRow
            key={id}
            id={id}
            companion={companion}
            startsAt={startsAt}
            now={now}
            intent={{ mood: mood ?? UNSHARED_MOOD, found: 'matching' }}
            note={
              id === fastest?.id && (
                <Box sx={{ typography: 'body2', color: 'secondary.main', fontWeight: 600 }}>
                  Answers fastest: {responseWithin(fastest.minutes)}
                </Box>
              )
            }
          />
        ))}
      </Stack>
    </Card>
  );
}

/** Those who are free soonest. */
function soonest(matches: readonly Matched[], now: Date) {
  return matches
    .flatMap(({ candidate: { id, data } }) => {
      const startsAt = nextFree(data, now, ownTimeZone());
      return startsAt === null ? [] : [{ id, companion: data, startsAt }];
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, SHOWN);
}

/** The one of several who answers fastest; null unless two can be compared. */
function fastestOf(next: ReturnType<typeof soonest>) {
  const known = next.flatMap(({ id, companion: { responseMinutes } }) =>
    responseMinutes === null ? [] : [{ id, minutes: responseMinutes }],
  );
  if (known.length < 2) return null;
  return known.reduce((best, one) => (one.minutes < best.minutes ? one : best));
}
