import {
  namesAt,
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

/** The reader's own place. */
export interface OwnPlace {
  /** Null while unknown. */
  readonly isIn: boolean | null;
  /** The first name that the others see; null if they don't. */
  readonly sharedName: string | null;
}

/** The reader's own place, live. */
export function useOwnPlace(activityId: string, uid: string | null): OwnPlace {
  const read = useLatest(useLive(uid === null ? null : ownParticipation(activityId, uid)));
  if (uid === null || read.status === 'failed') return { isIn: false, sharedName: null };
  if (read.status !== 'ready') return { isIn: null, sharedName: null };
  return { isIn: read.data !== null, sharedName: read.data?.data.sharedName ?? null };
}

/** The first names that participants show each other, for one of them, whose own name may be among them. */
export function useNames(activityId: string, own: string | null): readonly string[] {
  const read = useLatest(useLive(namesAt(activityId, own)));
  return read.status === 'ready' ? (read.data?.data.names ?? NO_NAMES) : NO_NAMES;
}

const NO_NAMES: readonly string[] = [];
