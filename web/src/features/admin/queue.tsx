import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { type LiveQuery, useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import type { CsvRow } from '../../lib/csv';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Snackbar } from '../../ui/feedback/snackbar';
import { RefreshButton } from './refresh-button';

const QUEUE_PAGE = 10;

/** One item and the buttons that decide about it. */
export interface QueueCardProps<T> {
  readonly item: Doc<T>;
  /** Gets a sentence about the decision. */
  readonly onDecided: (sentence: string) => void;
}

/** What the page and the export show of a queue. */
export interface QueueView<T> {
  /** Above its items. */
  readonly title: string;
  /** What it contains: "submissions". */
  readonly things: string;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text?: string };
  readonly Card: ComponentType<QueueCardProps<T>>;
  /** The columns of its export, after the id. */
  readonly head: readonly string[];
  readonly row: (data: T) => CsvRow;
}

interface QueueProps<T> {
  readonly view: QueueView<T>;
  /** Whether it changes by itself; otherwise it is read again after a decision and by a button. */
  readonly isLive: boolean;
  /** Its items may be others now: count again. */
  readonly onChanged: () => void;
  /** The first `count` items, most urgent and then oldest first. */
  readonly waiting: (count: number) => LiveQuery<readonly Doc<T>[]>;
}

/** Items awaiting a decision by staff. */
export function Queue<T>({ view, isLive, onChanged, waiting }: QueueProps<T>) {
  const { title, things, empty, Card } = view;
  const id = useId();
  const [count, setCount] = useState(QUEUE_PAGE);
  const read = useLive(waiting(count));
  const queue = useLatest(read);
  const [message, setMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function refresh(): void {
    read.retry();
    onChanged();
  }

  function takeDecision(sentence: string): void {
    setMessage(sentence);
    if (!isLive) read.retry();
    onChanged();
    // The card whose button has focus is about to disappear.
    heading.current?.focus();
  }

  const loading = (
    <Stack role="status" aria-busy aria-label={`Loading ${things}`}>
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 2,
        }}
      >
        <Typography id={id} variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {!isLive && <RefreshButton read={{ status: read.status, retry: refresh }} />}
      </Box>
      {queue.status === 'failed' && <LoadFailed retry={queue.retry} />}
      {queue.status === 'loading' && loading}
      {queue.status === 'ready' && queue.data.length === 0 && <EmptyState {...empty} />}
      {queue.status === 'ready' && (
        <Suspense fallback={loading}>
          <Stack component="ul" sx={{ gap: 2.5, p: 0, m: 0, listStyle: 'none' }}>
            {queue.data.map((item) => (
              <li key={item.id}>
                <Card item={item} onDecided={takeDecision} />
              </li>
            ))}
          </Stack>
        </Suspense>
      )}
      {queue.status === 'ready' && queue.data.length === count && (
        <Box sx={{ display: 'grid', placeItems: 'center', mt: 3 }}>
          <Button variant="outlined" onClick={() => setCount(count + QUEUE_PAGE)}>
            Show more {things}
          </Button>
        </Box>
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Box>
  );
}
