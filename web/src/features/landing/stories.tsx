import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { lazily } from '../../ui/late';
import { Placeholders } from './placeholders';
import { Section } from './section';
import { useFeatured } from './use-featured';

const StoryCards = lazily(async () => (await import('./story-cards')).StoryCards);

const load = async () => (await import('./public-reads')).featuredStories();

const LOADING = <Placeholders height={190} />;

/** The latest public stories, and a link to all. */
export function Stories() {
  const found = useFeatured(load);
  const isEmpty = found?.length === 0;
  return (
    <Section
      title="Stories from people here"
      {...(!isEmpty && { text: 'About hard times, and what helped.' })}
    >
      {found === null && LOADING}
      {found !== null && !isEmpty && (
        <Suspense fallback={LOADING}>
          <StoryCards stories={found} />
        </Suspense>
      )}
      <Button
        component={Link}
        to={PATHS.stories}
        variant="outlined"
        size="large"
        sx={{ mt: isEmpty ? 0 : 3 }}
      >
        Read stories
      </Button>
    </Section>
  );
}
