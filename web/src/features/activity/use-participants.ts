import {
  ownParticipation,
  type Participant,
  participantsOf,
} from '../../data/activities/activity-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';

interface People {
  /** Null while loading. */
  readonly list: readonly Doc<Participant>[] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The live participants, for the host and staff. */
export function useParticipants(activityId: string): People {
  const read = useLatest(useLive(participantsOf(activityId)));
  return {
    list: read.status === 'ready' ? read.data : null,
    isFailed: read.status === 'failed',
    retry: read.retry,
  };
}

/** Whether the reader takes part, live; null while unknown. */
export function useOwnParticipation(activityId: string, uid: string | null): boolean | null {
  const read = useLatest(useLive(uid === null ? null : ownParticipation(activityId, uid)));
  if (uid === null || read.status === 'failed') return false;
  return read.status === 'ready' ? read.data !== null : null;
}
