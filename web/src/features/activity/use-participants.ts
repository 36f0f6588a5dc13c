import { type Participant, participantsOf } from '../../data/activities/activity-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

export interface People {
  /** Null while they are read, or for who may not see them. */
  readonly list: readonly Doc<Participant>[] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** Whether the reader is one of them. */
  readonly isIn: boolean;
}

/** Who takes part, as it changes; only whoever is signed in sees it. */
export function useParticipants(activityId: string, uid: string | null): People {
  const read = useLatest(useLive(uid === null ? null : participantsOf(activityId)));
  const list = read.status === 'ready' ? read.data : null;
  return {
    list,
    isFailed: read.status === 'failed',
    retry: read.retry,
    isIn: uid !== null && list?.some(({ id }) => id === uid) === true,
  };
}
