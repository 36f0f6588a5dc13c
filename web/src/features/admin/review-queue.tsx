import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { waitingReviews } from '../../data/verifications/verification-queries';
import { Queue } from './queue';
import { ReviewCard } from './review-card';

/** Documents awaiting review. */
export function ReviewQueue() {
  return (
    <Queue
      title="Documents to review"
      things="submissions"
      waiting={waitingReviews}
      empty={{
        icon: <FactCheckOutlined />,
        title: 'Nothing waits for you',
        text: 'New submissions appear here by themselves.',
      }}
      card={(review, onDecided) => <ReviewCard review={review} onDecided={onDecided} />}
    />
  );
}
