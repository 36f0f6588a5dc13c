import { EmptyState } from '../../ui/feedback/empty-state';

export function NoNotifications() {
  return (
    <EmptyState
      scene="letter"
      title="No notifications yet"
      text="Updates on your bookings, messages and reviews will show up here."
    />
  );
}
