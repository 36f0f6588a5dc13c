export { ReviewItem } from './review-item';
export { ReviewList } from './review-list';
export { ReviewSummary } from './review-summary';
