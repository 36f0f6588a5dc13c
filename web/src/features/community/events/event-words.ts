import type { CommunityEvent, EventCategory } from '@hearthkin/domain/community/event';
import { formatCount } from '@hearthkin/domain/foundation/formats';
import FitnessCenterOutlined from '@mui/icons-material/FitnessCenterOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import SpaOutlined from '@mui/icons-material/SpaOutlined';
import TheaterComedyOutlined from '@mui/icons-material/TheaterComedyOutlined';
import type { ElementType } from 'react';

export const CATEGORY_ICONS: Readonly<Record<EventCategory, ElementType>> = {
  Social: GroupsOutlined,
  Creative: PaletteOutlined,
  Entertainment: TheaterComedyOutlined,
  Wellness: SpaOutlined,
  Fitness: FitnessCenterOutlined,
};

type Counts = Pick<CommunityEvent, 'attendeeCount' | 'maxAttendees' | 'waitingCount'>;

/** "1 person", "5 people" */
export function peopleWords(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** "5 of 8 places taken", "Full – 3 waiting" */
export function placesWords({ attendeeCount, maxAttendees, waitingCount }: Counts): string {
  const taken =
    attendeeCount >= maxAttendees
      ? 'Full'
      : `${attendeeCount} of ${maxAttendees} ${maxAttendees === 1 ? 'spot' : 'spots'} taken`;
  return waitingCount === 0 ? taken : `${taken} – ${waitingCount} waiting`;
}

/** "1st", "22nd", "1,003rd" */
function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${formatCount(count)}${suffix}`;
}

/** The words for someone who can only join the waiting list. */
export function beforeWaiting({ attendeeCount, maxAttendees, waitingCount }: Counts): string {
  const full = attendeeCount >= maxAttendees ? 'This event is full. ' : '';
  if (waitingCount === 0) return `${full}No one is on the waitlist yet. You’d be 1st.`;
  const people = waitingCount === 1 ? '1 person is' : `${formatCount(waitingCount)} people are`;
  return `${full}${people} on the waitlist. You’d be ${ordinal(waitingCount + 1)}.`;
}

/**
 * What someone on the waiting list reads. Who waits is for the host.
 * @param position from 1; null while it is unknown.
 */
export function waitingWords(
  { waitingCount }: Pick<Counts, 'waitingCount'>,
  position: number | null,
): string {
  if (position !== null) return `You’re ${ordinal(position)} on the waitlist`;
  return waitingCount <= 1
    ? 'You’re the only one on the waitlist'
    : `You’re on the waitlist, one of ${waitingCount}`;
}
