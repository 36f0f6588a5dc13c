import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { GROUP_ACTIVITIES_PATH, PATHS } from '../../lib/paths';
import { lazily } from '../../ui/late';
import { Placeholders } from './placeholders';
import { Section } from './section';
import { useFeatured } from './use-featured';

const CompanionCards = lazily(async () => (await import('./companion-cards')).CompanionCards);
const SampleCompanions = lazily(async () => (await import('./sample-companions')).SampleCompanions);

const load = async () => (await import('./public-reads')).featuredCompanions();

const LOADING = <Placeholders height={300} />;

/** Some of the companions, best rated first; examples while there are none, or without a connection. */
export function Companions() {
  const found = useFeatured(load);
  const isExample = found?.length === 0;
  const isRated = found?.every(({ ratingAverage }) => ratingAverage !== null) ?? false;
  return (
    <Section
      title={isExample ? 'The kind of people you’ll meet' : 'People you can meet'}
      text={
        isExample
          ? 'Three examples, with invented numbers. Pick how you feel to see real companions.'
          : isRated
            ? 'Some of our best rated companions.'
            : 'Some of our companions.'
      }
    >
      {found === null ? (
        LOADING
      ) : (
        <Suspense fallback={LOADING}>
          {isExample ? <SampleCompanions /> : <CompanionCards companions={found} />}
        </Suspense>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button component={Link} to={PATHS.needSupport} variant="outlined" size="large">
          Find my match
        </Button>
        <Button component={Link} to={GROUP_ACTIVITIES_PATH} size="large">
          See group activities
        </Button>
      </Stack>
    </Section>
  );
}
