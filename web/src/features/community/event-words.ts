import type { CommunityEvent, EventCategory } from '@hearthkin/domain/community/event';
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

/** "5 of 8 places taken", "Full – 3 waiting" */
export function placesWords({ attendeeCount, maxAttendees, waitingCount }: Counts): string {
  const taken =
    attendeeCount >= maxAttendees
      ? 'Full'
      : `${attendeeCount} of ${maxAttendees} ${maxAttendees === 1 ? 'spot' : 'spots'} taken`;
  return waitingCount === 0 ? taken : `${taken} – ${waitingCount} waiting`;
}

/** What someone on the waiting list reads. Who waits is for the host, and so is the order. */
export function waitingWords({ waitingCount }: Pick<Counts, 'waitingCount'>): string {
  return waitingCount <= 1
    ? 'You’re the only one on the waitlist'
    : `You’re on the waitlist, one of ${waitingCount}`;
}
