import { failureSentence, useAction } from '../../ui/hooks/use-action';
import { markAllNotificationsRead, markNotificationRead } from './notification-store';

/** Marks notifications as read and reports the result. */
export function useMarkRead(uid: string, onMessage: (sentence: string) => void) {
  const { run, isBusy } = useAction();

  function mark(id: string): void {
    markNotificationRead(uid, id).catch((error: unknown) => onMessage(failureSentence(error)));
  }

  async function markAll(): Promise<void> {
    const failure = await run(() => markAllNotificationsRead(uid));
    onMessage(failure ?? 'All notifications are marked as read.');
  }

  return { mark, markAll, isBusy };
}
