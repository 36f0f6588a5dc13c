import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import { waitingStories } from '../../data/stories/story-queries';
import { Queue } from './queue';
import { StoryReviewCard } from './story-review-card';

/** Stories awaiting review. Published ones are removed on their own pages. */
export function StoryQueue() {
  return (
    <Queue
      title="Stories"
      things="stories"
      waiting={waitingStories}
      empty={{
        icon: <AutoStoriesOutlined />,
        title: 'No story waits',
        text: 'What people share with the community or with everybody appears here by itself.',
      }}
      card={(submission, onDecided) => (
        <StoryReviewCard submission={submission} onDecided={onDecided} />
      )}
    />
  );
}
