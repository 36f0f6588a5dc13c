import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Subject, type Subscription } from 'rxjs';
import { payoutPages } from '../../lib/earnings-queries';
import { saveFile } from '../../lib/save-file';
import { payoutCsv } from './payout-csv';

/** Payouts that are read at a time for a file. */
const PAGE = 200;

export type Export =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'reading'; readonly count: number };

/** Reads all payouts, page after page, and saves them as a table; may be stopped on the way. */
export function useCsvExport(uid: string) {
  const [state, setState] = useState<Export>({ status: 'idle' });
  const reading = useRef<Subscription | null>(null);
  const stop = useCallback(() => {
    reading.current?.unsubscribe();
    reading.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  function start(): void {
    stop();
    setState({ status: 'reading', count: 0 });
    const more = new Subject<void>();
    const end = (next: Export) => {
      // After this answer, not in the middle of it.
      queueMicrotask(stop);
      setState(next);
    };
    let asked = 0;
    reading.current = payoutPages(uid, PAGE)
      .open(more)
      .subscribe({
        next: ({ data: { items, hasMore, more: state }, fromCache }) => {
          if (state === 'failed') return end({ status: 'failed' });
          // What only this device knows may not be all.
          if (fromCache || state === 'loading') return;
          setState({ status: 'reading', count: items.length });
          if (!hasMore) {
            const now = new Date();
            const name = `${PRODUCT_NAME.toLowerCase()}-payouts-${now.toISOString().slice(0, 10)}.csv`;
            saveFile(new Blob([payoutCsv(items, now)], { type: 'text/csv;charset=utf-8' }), name);
            return end({ status: 'idle' });
          }
          if (items.length <= asked) return;
          asked = items.length;
          queueMicrotask(() => more.next());
        },
        error: () => end({ status: 'failed' }),
      });
  }

  return {
    state,
    start,
    cancel: () => {
      stop();
      setState({ status: 'idle' });
    },
  };
}
