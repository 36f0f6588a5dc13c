import { UNDO_MS, UNDOABLE_QUEUES } from '@hearthkin/domain/admin/queue-acts';
import type { QueueId } from '@hearthkin/domain/admin/queues';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { call } from '../../../firebase/call';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { useAction } from '../../../ui/hooks/use-action';
import { pressedBy } from './shortcuts';

interface News {
  readonly sentence: string;
  /** The item that can come back; null if its decision stays. */
  readonly undoable: string | null;
}

/**
 * What was just decided, with Undo where no one outside our team was told.
 * @param onUndone gets the item that is back.
 */
export function useDecisionNews(
  queue: QueueId,
  onUndone: (id: string) => void,
): {
  readonly say: (sentence: string, undoable: string | null) => void;
  readonly snackbar: ReactNode;
} {
  const [news, setNews] = useState<News | null>(null);
  const { run, isBusy } = useAction();
  const undoableQueue = UNDOABLE_QUEUES.find((one) => one === queue);

  async function undo(id: string): Promise<void> {
    if (undoableQueue === undefined || isBusy) return;
    const failure = await run(() => call('undoDecision', { queue: undoableQueue, id }));
    setNews({ sentence: failure ?? 'It’s back in the queue.', undoable: null });
    if (failure === null) onUndone(id);
  }

  const undoable = undoableQueue === undefined ? null : (news?.undoable ?? null);
  return {
    say: (sentence, id) => setNews({ sentence, undoable: id }),
    snackbar: (
      <Snackbar
        // A new key restarts the time that it is shown.
        key={`${news?.undoable}/${news?.sentence}`}
        message={news?.sentence ?? null}
        onClose={() => setNews(null)}
        {...(undoable !== null && { lastsMs: UNDO_MS })}
        action={
          undoable !== null && (
            <>
              <Button
                color="inherit"
                {...pressedBy('u')}
                aria-busy={isBusy}
                onClick={() => void undo(undoable)}
                sx={{ minHeight: 44 }}
              >
                Undo
              </Button>
              <Button color="inherit" onClick={() => setNews(null)} sx={{ minHeight: 44 }}>
                Close
              </Button>
            </>
          )
        }
      />
    ),
  };
}
