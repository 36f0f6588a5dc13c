import { useLatest, useLive } from '../../data/kit/live-query';
import { queueOf, VIEW_IDS, type ViewId } from './views';
import { MAX_WAITING, waitingCount } from './waiting-queries';

interface WaitingBadgeProps {
  readonly view: ViewId;
  /** The open view. Counts again when it changes. */
  readonly round: ViewId;
}

/** The number of waiting items, " (3)"; nothing for zero or unknown. */
export function WaitingBadge({ view, round }: WaitingBadgeProps) {
  const queue = queueOf(view);
  const count = useLatest(
    useLive(queue === null ? null : waitingCount(queue, VIEW_IDS.indexOf(round))),
  );
  if (count.status !== 'ready' || count.data === 0) return null;
  return <> ({count.data < MAX_WAITING ? count.data : `${MAX_WAITING}+`})</>;
}
