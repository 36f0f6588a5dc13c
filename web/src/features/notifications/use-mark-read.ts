import { useState } from 'react';
import { failureSentence } from '../../ui/hooks/use-action';
import { markAllNotificationsRead, markNotificationRead } from './notification-store';

/** Marks notifications as read and reports the result. */
export function useMarkRead(uid: string, onMessage: (sentence: string) => void) {
  const [isBusy, setBusy] = useState(false);

  function mark(id: string): void {
    markNotificationRead(uid, id).catch((error: unknown) => onMessage(failureSentence(error)));
  }

  async function markAll(): Promise<void> {
    setBusy(true);
    try {
      await markAllNotificationsRead(uid);
      onMessage('All notifications are marked as read.');
    } catch (error) {
      onMessage(failureSentence(error));
    }
    setBusy(false);
  }

  return { mark, markAll, isBusy };
}
