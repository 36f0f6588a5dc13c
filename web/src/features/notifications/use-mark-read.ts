import { failureSentence, useAction } from '../../ui/hooks/use-action';

const store = () => import('./notification-store');

/** Marks notifications as read and reports the result. */
export function useMarkRead(uid: string, onMessage: (sentence: string) => void) {
  const { run, isBusy } = useAction();

  function mark(id: string): void {
    store()
      .then(({ markNotificationRead }) => markNotificationRead(uid, id))
      .catch((error: unknown) => onMessage(failureSentence(error)));
  }

  async function markAll(): Promise<void> {
    const failure = await run(async () => (await store()).markAllNotificationsRead(uid));
    onMessage(failure ?? 'All notifications are marked as read.');
  }

  return { mark, markAll, isBusy };
}
