import { useLatest, useLive } from '../../data/kit/live-query';
import { queueOf, VIEW_IDS, type ViewId } from './views';
import { WAITING_MOST, waitingCount } from './waiting-queries';

interface WaitingBadgeProps {
  readonly view: ViewId;
  /** The part that is open: counted anew whenever it is another. */
  readonly round: ViewId;
}

/** " (3)": how many wait in a part; nothing where none do, or it is not known. */
export function WaitingBadge({ view, round }: WaitingBadgeProps) {
  const queue = queueOf(view);
  const count = useLatest(
    useLive(queue === null ? null : waitingCount(queue, VIEW_IDS.indexOf(round))),
  );
  if (count.status !== 'ready' || count.data === 0) return null;
  return <> ({count.data < WAITING_MOST ? count.data : `${WAITING_MOST}+`})</>;
}
