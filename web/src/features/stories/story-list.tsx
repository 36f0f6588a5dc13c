import { STORY_TAGS, type StoryTag } from '@hearthkin/domain/community/story';
import { excerpt } from '@hearthkin/domain/foundation/characters';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { type Story, type StoryReaders, storyPages } from '../../data/stories/story-queries';
import { PATHS, storiesPath, storyPath } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { StoryFacts, StoryTags } from './story-text';
import { ANONYMOUS, DEFAULT_WARNING } from './story-words';

/** The length of the excerpt. */
const EXCERPT_LENGTH = 220;

/** A story in the list: an excerpt, or its content warning. */
function StoryCard({ story: { id, data } }: { readonly story: Doc<Story> }) {
  const { title, story, authorName, privacyLevel, publishedAt, tags } = data;
  const warning = data.triggerWarningText === '' ? DEFAULT_WARNING : data.triggerWarningText;
  return (
    <Card component="li" sx={{ p: { xs: 2.5, sm: 3 }, position: 'relative' }}>
      <Stack sx={{ gap: 1.25 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink
            component={Link}
            to={storyPath(id)}
            color="inherit"
            underline="hover"
            // The link covers the whole card.
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </MuiLink>
        </Typography>
        <StoryFacts
          author={authorName ?? ANONYMOUS}
          privacyLevel={privacyLevel}
          publishedAt={publishedAt}
        />
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {data.triggerWarning ? `Content warning: ${warning}` : excerpt(story, EXCERPT_LENGTH)}
        </Typography>
        <StoryTags tags={tags} />
      </Stack>
    </Card>
  );
}

interface StoryListProps {
  readonly readers: StoryReaders;
  readonly tag: StoryTag | null;
}

/** Live stories, newest first, page by page. */
export function StoryList({ readers, tag }: StoryListProps) {
  const read = useLive(storyPages(readers, tag));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <StorySkeletons />;
  const { items, hasMore, more } = read.data;
  if (items.length === 0) {
    return (
      <EmptyState
        scene="fire"
        title={tag === null ? 'No stories yet' : `No stories about ${STORY_TAGS[tag]} yet`}
        text="Yours could be the first."
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {tag !== null && (
            <Button component={Link} to={storiesPath()} variant="outlined">
              All stories
            </Button>
          )}
          <Button component={Link} to={PATHS.shareStory} variant="contained">
            Share your story
          </Button>
        </Stack>
      </EmptyState>
    );
  }
  return (
    <>
      <Stack component="ul" aria-label="Stories" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {items.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </Stack>
      {hasMore && <LoadMore state={more} onMore={read.more} what="stories" />}
    </>
  );
}

export function StorySkeletons() {
  return (
    <Stack role="status" aria-busy aria-label="Loading stories" sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={190} />
      <Skeleton variant="rounded" height={190} />
      <Skeleton variant="rounded" height={190} />
    </Stack>
  );
}
