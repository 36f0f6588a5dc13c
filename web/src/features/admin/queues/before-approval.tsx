import { LESSON_TITLES } from '@hearthkin/domain/companion/training-lessons';
import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import Button from '@mui/material/Button';
import { useLive } from '../../../data/kit/live-query';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { firstLessonsLeft } from '../admin-queries';
import { FactList } from '../fact-list';
import { orderWords } from '../order-words';

interface BeforeApprovalProps {
  readonly uid: string;
  readonly order: CheckOrder | null;
  readonly onOrder: () => void;
}

/** The facts that an approval waits for: the background check, and the lessons before a first session. */
export function BeforeApproval({ uid, order, onOrder }: BeforeApprovalProps) {
  const lessons = useLive(firstLessonsLeft(uid));
  if (lessons.status === 'failed') return <LoadFailed retry={lessons.retry} />;
  const left = lessons.status === 'ready' ? lessons.data.map((id) => LESSON_TITLES[id]) : [];
  const passed = left.length === 0 ? 'Passed' : `Not passed yet: ${left.join(', ')}`;
  return (
    <FactList
      facts={[
        [
          'Background check',
          <>
            {order === null ? 'Not ordered yet' : orderWords(order)}{' '}
            <Button size="small" onClick={onOrder}>
              {order === null ? 'Order background check' : 'Order again'}
            </Button>
          </>,
        ],
        ['First lessons', lessons.status === 'ready' ? passed : 'Loading...'],
      ]}
    />
  );
}
