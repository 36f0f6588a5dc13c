import { type QueueId, type Shown, STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import {
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type LiveQuery, useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { REPLACE } from '../../../lib/query-change';
import { staffViewPath } from '../../../lib/staff-views';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { SectionHeading } from '../section-heading';
import { useQueueChanges } from './desk-signal';
import { QueueItem } from './queue-item';
import { QUEUE_PARTS } from './queue-views';
import { RefreshButton } from './refresh-button';
import { pressedBy, Shortcuts } from './shortcuts';
import { useDecisionNews } from './use-decision-news';
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
  const holders = useLive(takenItems(queue));
  const taken = useLatest(holders);
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

  useQueueChanges(queue, () => {
    if (!isLive) read.retry();
    holders.retry();
  });

  function refresh(): void {
    read.retry();
    holders.retry();
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
                isGone={item.id === goneId}
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

/**
 * The items of a live list, with the one whose dialog is open: it stays where it was after it has left the list, so
 * that its reader keeps what they were typing.
 */
function useKeptItem<Item extends { readonly id: string }>(listed: readonly Item[] | null) {
  const [kept, setKept] = useState<{ readonly item: Item; readonly index: number } | null>(null);
  const isGone = kept !== null && listed?.some(({ id }) => id === kept.item.id) === false;
  return {
    items: isGone ? (listed?.toSpliced(kept.index, 0, kept.item) ?? null) : listed,
    /** The item that is here only for its dialog; null for none. */
    goneId: isGone ? kept.item.id : null,
    onDialog: useCallback(
      (isOpen: boolean, item: Item, index: number) => setKept(isOpen ? { item, index } : null),
      [],
    ),
  };
}

type Items = readonly { readonly id: string }[];

interface NextFocusProps {
  /** Each item in it has `focusTarget` of its id. */
  readonly list: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  /** The items as they are shown; null while they load. */
  readonly shown: Items | null;
}

/** Moves focus on once a decided item has left a list, and back to one that has returned. */
function useNextFocus({ list, heading, shown }: NextFocusProps) {
  const latest = useRef<Items | null>(shown);
  /** An item that leaves, or comes back, and the one that has focus then. */
  const awaited = useRef<{
    readonly id: string;
    readonly isLeaving: boolean;
    readonly next: string | undefined;
    /** The items that are being replaced by others. */
    readonly before: Items | null;
  }>(null);

  function settle(): void {
    const { current } = awaited;
    if (current === null || latest.current === null || latest.current === current.before) return;
    if (latest.current.some(({ id }) => id === current.id) === current.isLeaving) return;
    awaited.current = null;
    // Focus was in what is gone, unless the reader has moved on.
    if (document.activeElement !== document.body) return;
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
    const next = places.find(({ dataset }) => dataset.focus === current.next) ?? places[0];
    (next ?? heading.current)?.focus();
  }

  useEffect(() => {
    latest.current = shown;
    settle();
  });

  return {
    /**
     * An item is decided, and about to leave. A live list may have lost it already.
     * @param isReplaced whether another list follows, of which the first has focus.
     */
    after: (id: string, isReplaced: boolean) => {
      const at = shown?.findIndex((item) => item.id === id) ?? -1;
      const next = (shown?.[at + 1] ?? shown?.[at - 1])?.id;
      const before = isReplaced ? latest.current : null;
      awaited.current = { id, isLeaving: true, next, before };
      settle();
    },
    /** An item is about to come back. */
    on: (id: string) => {
      awaited.current = { id, isLeaving: false, next: id, before: null };
      settle();
    },
  };
}
