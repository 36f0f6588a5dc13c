import { type Participant, participantsOf } from '../../data/activities/activity-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

export interface People {
  /** Null while loading, and for readers who may not see it. */
  readonly list: readonly Doc<Participant>[] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** Whether the reader takes part. */
  readonly isIn: boolean;
}

/** The live participants, for signed-in readers only. */
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
