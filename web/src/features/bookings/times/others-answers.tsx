import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { memberRatingCounts } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import { IconLine } from '../../../ui/layout/icon-line';
import { ratingWords } from '../page/member-words';

interface OthersAnswersProps {
  readonly bookingId: string;
}

/** The answers of other companions about the member who asks, for the companion; nothing if they are too few. */
export function OthersAnswers({ bookingId }: OthersAnswersProps) {
  const read = useLive(memberRatingCounts(bookingId));
  if (read.status !== 'ready' || read.data === null) return null;
  return <IconLine icon={<HowToRegOutlined />}>{ratingWords(read.data.data)}</IconLine>;
}
