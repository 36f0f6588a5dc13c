import { STORY_TAGS, type StoryTag } from '@hearthkin/domain/community/story';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useLive } from '../../data/kit/live-query';
import { type StoryReaders, storyPages } from '../../data/stories/story-queries';
import { PATHS, storiesPath } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { StoryCard } from './story-card';

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
        icon={<AutoStoriesOutlined />}
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
