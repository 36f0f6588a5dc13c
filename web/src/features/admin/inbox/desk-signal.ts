import { changesIn, type DeskSignal, deskSignalSchema } from '@hearthkin/domain/admin/desk-signal';
import type { QueueId } from '@hearthkin/domain/admin/queues';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fromServer, useLive } from '../../../data/kit/live-query';
import { deskSignal } from './waiting-queries';

/** Many changes at once are read as one. */
const SETTLES_MS = 400;

/** The signal as the server has it; null until then. */
export function useDeskSignal(): DeskSignal | null {
  const found = fromServer(useLive(deskSignal()), undefined);
  return found === undefined ? null : (found?.data ?? NOTHING_YET);
}

const NOTHING_YET = deskSignalSchema.parse({ changes: {} });

/**
 * Calls back once a queue has changed, or with null any of them, while the page is visible; after a time in which it
 * wasn't, as soon as it is.
 */
export function useQueueChanges(queue: QueueId | null, onChange: () => void): void {
  const signal = useDeskSignal();
  const now = signal === null ? null : changesIn(signal, queue);
  const seen = useRef<number | null>(null);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (now === null || seen.current === now) return;
    if (seen.current === null) {
      seen.current = now;
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => {
        seen.current = now;
        change();
      }, SETTLES_MS);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [now]);
}
