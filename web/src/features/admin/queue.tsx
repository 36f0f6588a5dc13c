import { type QueueId, type Shown, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type LiveQuery, useLatest, useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { REPLACE } from '../../lib/query-change';
import { staffViewPath } from '../../lib/staff-views';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { QueueItem } from './queue-item';
import { QUEUE_PARTS } from './queue-views';
import { RefreshButton } from './refresh-button';
import { SectionHeading } from './section-heading';
import { pressedBy, Shortcuts } from './shortcuts';
import { useDecisionNews } from './use-decision-news';
import { useKeptItem } from './use-kept-item';
import { useNextFocus } from './use-next-focus';
import { takenItems } from './waiting-queries';

const QUEUE_PAGE = 10;

interface QueueProps<Id extends QueueId> {
  readonly queue: Id;
  /** Whether it changes by itself; otherwise it is read again after a decision and by a button. */
  readonly isLive: boolean;
  /** Whether only the item is shown that the address names. */
  readonly isAlone: boolean;
  /** Its items may be others now: count again. */
  readonly onChanged: () => void;
  /** The first `count` items, most urgent and then oldest first. */
  readonly waiting: (count: number) => LiveQuery<readonly Doc<Shown[Id]>[]>;
}

/** Items awaiting a decision by staff. */
export function Queue<Id extends QueueId>(props: QueueProps<Id>) {
  const { queue, isLive, isAlone, onChanged, waiting } = props;
  const { title, things } = STAFF_QUEUES[queue].names;
  const { Card, Empty } = QUEUE_PARTS[queue];
  const id = useId();
  const navigate = useNavigate();
  const [count, setCount] = useState(QUEUE_PAGE);
  const read = useLive(waiting(count));
  const items = useLatest(read);
  const taken = useLive(takenItems(queue));
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const {
    items: shown,
    goneId,
    onDialog,
  } = useKeptItem(items.status === 'ready' ? items.data : null);
  const focus = useNextFocus({ list, heading, shown });
  const moveOn = useEffectEvent((id: string) => focus.after(id, isAlone));
  useEffect(() => {
    if (goneId !== null) moveOn(goneId);
  }, [goneId]);
  const news = useDecisionNews(queue, (restored) => {
    focus.on(restored);
    refresh();
  });

  function refresh(): void {
    read.retry();
    taken.retry();
    onChanged();
  }

  function takeDecision(decided: string, sentence: string, canUndo: boolean): void {
    news.say(sentence, canUndo ? decided : null);
    focus.after(decided, isAlone);
    // What comes next is in the whole queue.
    if (isAlone) navigate(staffViewPath(queue), REPLACE);
    else if (!isLive) read.retry();
    onChanged();
  }

  const loading = (
    <Stack role="status" aria-busy aria-label={`Loading ${things}`}>
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <SectionHeading id={id} title={title} headingRef={heading}>
        <Shortcuts list={list} />
        <Button component={Link} to={staffViewPath('overview')} {...pressedBy('i')}>
          Inbox
        </Button>
        {isAlone ? (
          <Button component={Link} variant="outlined" to={staffViewPath(queue)}>
            Show all {things}
          </Button>
        ) : (
          !isLive && <RefreshButton read={{ status: read.status, retry: refresh }} />
        )}
      </SectionHeading>
      {items.status === 'failed' && <LoadFailed retry={items.retry} />}
      {items.status === 'loading' && loading}
      {shown !== null && (
        <Suspense fallback={loading}>
          {shown.length === 0 && (isAlone ? <EmptyState {...NO_LONGER_WAITING} /> : <Empty />)}
          <Stack component="ul" ref={list} sx={{ gap: 2.5, p: 0, m: 0, listStyle: 'none' }}>
            {shown.map((item, index) => (
              <QueueItem
                key={item.id}
                queue={queue}
                item={item}
                position={{ index, length: shown.length }}
                taken={taken.status === 'ready' ? taken.data : []}
                isAlone={isAlone}
                onDialog={onDialog}
              >
                <Card
                  item={item}
                  onDecided={(sentence, canUndo = false) =>
                    takeDecision(item.id, sentence, canUndo)
                  }
                />
              </QueueItem>
            ))}
          </Stack>
        </Suspense>
      )}
      {!isAlone && shown?.length === count && (
        <Box sx={{ display: 'grid', placeItems: 'center', mt: 3 }}>
          <Button variant="outlined" onClick={() => setCount(count + QUEUE_PAGE)}>
            Show more {things}
          </Button>
        </Box>
      )}
      {news.snackbar}
    </Box>
  );
}

const NO_LONGER_WAITING = {
  icon: <DoneAllRounded />,
  title: 'This is no longer waiting',
  text: 'Someone on our team may have decided it.',
};
