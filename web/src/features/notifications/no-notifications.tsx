import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { EmptyState } from '../../ui/feedback/empty-state';

export function NoNotifications() {
  return (
    <EmptyState
      icon={<NotificationsNoneRounded />}
      title="No notifications yet"
      text="Updates on your bookings, messages and reviews will show up here."
    />
  );
}
