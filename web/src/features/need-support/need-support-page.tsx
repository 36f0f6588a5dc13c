import { MOODS, type Mood, TRAITS } from '@hearthkin/domain/companion/traits';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { GROUP_ACTIVITIES_PATH } from '../../lib/paths';
import { late } from '../../ui/late';
import { CardGrid } from '../../ui/layout/card-grid';
import { Page } from '../../ui/layout/page';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS } from '../../ui/people/moods';
import { GroupActivities } from '../activity/public';
import { CompanionStep, Everyone } from './companion-step';
import { type SupportSearch, supportPath, useSupportSearch } from './support-search';
import { SupportStep } from './support-step';
import { TimingStep } from './timing-step';

const AskingStep = late(async () => (await import('./asking-step')).AskingStep, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={320} />,
});

/** From a mood to a companion to a time (specification 1, section 2, "Mood matching"). */
export function NeedSupportPage() {
  const search = useSupportSearch();
  const { mood, companionId, asked } = search;
  return (
    <Page
      title="Find support"
      description="Tell us how you feel, meet companions who fit, and talk now or later."
    >
      {asked !== null ? (
        <AskingStep search={search} bookingId={asked} />
      ) : companionId === null ? (
        mood === null ? (
          <MoodStep search={search} />
        ) : (
          <CompanionStep search={search} mood={mood} />
        )
      ) : (
        <TimingStep search={search} mood={mood} companionId={companionId} />
      )}
    </Page>
  );
}

/** Step one: choose a mood, or look at everyone. */
function MoodStep({ search }: { readonly search: SupportSearch }) {
  return (
    <SupportStep
      step={1}
      title="How are you feeling?"
      text={
        <>
          Pick what’s closest. We’ll suggest companions who fit. You can also{' '}
          <MuiLink component={Link} to={GROUP_ACTIVITIES_PATH}>
            join a small group
          </MuiLink>
          .
        </>
      }
    >
      <CardGrid label="Moods" columns={{ sm: 2 }}>
        {MOODS.map((mood, index) => (
          // An odd number: the first one takes a whole row.
          <Card component="li" key={mood} sx={{ gridColumn: index === 0 ? '1 / -1' : undefined }}>
            <CardActionArea
              component={Link}
              to={supportPath({ ...search, mood, companionId: null })}
              sx={{
                display: 'flex',
                gap: 2,
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                p: 2.5,
                height: '100%',
              }}
            >
              <MoodMark mood={mood} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="h2" component="p">
                  {MOOD_WORDS[mood].title}
                </Typography>
                <Typography sx={{ mt: 0.5 }}>{MOOD_WORDS[mood].text}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                  {matchingTraits(mood).join(' · ')}
                </Typography>
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </CardGrid>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        Or see who’s here
      </Typography>
      <Everyone search={search} />
      <Box sx={{ mt: 6 }}>
        <GroupActivities />
      </Box>
    </SupportStep>
  );
}

/** Labels of the traits that match a mood. */
function matchingTraits(mood: Mood): string[] {
  const fitting = Object.values(TRAITS).filter(({ matches }) =>
    (matches as readonly Mood[]).includes(mood),
  );
  return fitting.map(({ label }) => label);
}
