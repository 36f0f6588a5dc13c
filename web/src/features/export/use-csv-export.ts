import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { utcDay } from '@hearthkin/domain/foundation/time';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Subject, type Subscription } from 'rxjs';
import type { LiveQuery } from '../../data/kit/live-query';
import type { Doc, Pages } from '../../data/kit/readers';
import { saveFile } from '../../lib/save-file';

type ExportState =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'reading'; readonly count: number };

/** A list that can be exported as CSV. */
export interface CsvSource<T> {
  /** Part of the file name, after the product's name. */
  readonly name: string;
  readonly pages: () => LiveQuery<Pages<T>>;
  /** May read what the items refer to. */
  readonly csv: (items: readonly Doc<T>[], now: Date) => string | Promise<string>;
  /** Runs after everything is read. If it fails, no file is saved. */
  readonly beforeSave?: (rows: number) => Promise<void>;
}

/** Reads a whole list page by page and saves it as CSV. Can be cancelled. */
export function useCsvExport<T>({ name, pages, csv, beforeSave }: CsvSource<T>) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const reading = useRef<Subscription | null>(null);
  const stop = useCallback(() => {
    reading.current?.unsubscribe();
    reading.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  async function save(items: readonly Doc<T>[], isWanted: () => boolean): Promise<void> {
    await beforeSave?.(items.length);
    if (!isWanted()) return;
    const now = new Date();
    const text = await csv(items, now);
    if (!isWanted()) return;
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
    const day = utcDay(now);
    saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${name}-${day}.csv`);
  }

  function start(): void {
    stop();
    setState({ status: 'reading', count: 0 });
    const more = new Subject<void>();
    let isOver = false;
    let asked = 0;
    let own: Subscription | null = null;
    const isWanted = () => own !== null && reading.current === own;
    const end = (next: ExportState) => {
      isOver = true;
      // After the current emission, not during it.
      queueMicrotask(() => {
        if (!isWanted()) return;
        stop();
        setState(next);
      });
    };
    own = pages()
      .open(more)
      .subscribe({
        next: ({ data: { items, hasMore, more: state }, fromCache }) => {
          if (isOver) return;
          if (state === 'failed') return end({ status: 'failed' });
          // The cache may not have everything.
          if (fromCache || state === 'loading') return;
          setState({ status: 'reading', count: items.length });
          if (!hasMore) {
            isOver = true;
            // The first answer can come before `own` is assigned.
            void Promise.resolve()
              .then(() => save(items, isWanted))
              .then(
                () => end({ status: 'idle' }),
                () => end({ status: 'failed' }),
              );
            return;
          }
          if (items.length <= asked) return;
          asked = items.length;
          queueMicrotask(() => more.next());
        },
        error: () => end({ status: 'failed' }),
      });
    reading.current = own;
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
