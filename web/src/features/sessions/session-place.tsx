import { activityOf } from '@hearthkin/domain/foundation/activities';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import type { Booking } from '../../data/bookings/booking-queries';
import { IconLine } from '../../ui/layout/icon-line';

/** The place of a session. */
export function SessionPlace({ activity, location }: Pick<Booking, 'activity' | 'location'>) {
  return activityOf(activity).virtual ? (
    <IconLine icon={<VideocamOutlined />}>Online, in your session room</IconLine>
  ) : (
    <IconLine icon={<PlaceOutlined />}>{location || 'Location to be decided'}</IconLine>
  );
}
