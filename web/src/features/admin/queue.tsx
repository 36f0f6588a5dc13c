import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type LiveQuery, useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Snackbar } from '../../ui/feedback/snackbar';

const QUEUE_PAGE = 10;

interface QueueProps<T> {
  readonly title: string;
  /** What it contains: "submissions". */
  readonly things: string;
  /** The first `count` items, oldest first. */
  readonly waiting: (count: number) => LiveQuery<readonly Doc<T>[]>;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text?: string };
  readonly card: (item: Doc<T>, onDecided: (sentence: string) => void) => ReactNode;
}

/** A live list of items awaiting a decision by staff. */
export function Queue<T>({ title, things, waiting, empty, card }: QueueProps<T>) {
  const id = useId();
  const [count, setCount] = useState(QUEUE_PAGE);
  const queue = useLatest(useLive(waiting(count)));
  const [message, setMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function showMessage(sentence: string): void {
    setMessage(sentence);
    // The card whose button has focus is about to disappear.
    heading.current?.focus();
  }

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        {title}
      </Typography>
      {queue.status === 'failed' && <LoadFailed retry={queue.retry} />}
      {queue.status === 'loading' && (
        <Stack role="status" aria-busy aria-label={`Loading ${things}`}>
          <Skeleton variant="rounded" height={240} />
        </Stack>
      )}
      {queue.status === 'ready' && queue.data.length === 0 && <EmptyState {...empty} />}
      {queue.status === 'ready' && (
        <Stack component="ul" sx={{ gap: 2.5, p: 0, m: 0, listStyle: 'none' }}>
          {queue.data.map((item) => (
            <li key={item.id}>{card(item, showMessage)}</li>
          ))}
        </Stack>
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
