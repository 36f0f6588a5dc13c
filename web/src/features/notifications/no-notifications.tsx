import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { EmptyState } from '../../ui/feedback/empty-state';

export function NoNotifications() {
  return (
    <EmptyState
      icon={<NotificationsNoneRounded />}
      title="No notifications yet"
      text="Here you will read what becomes of your bookings, who has written to you, and what our staff have decided."
    />
  );
}
