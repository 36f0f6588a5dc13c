import { QUEUE_IDS, type QueueId } from '@hearthkin/domain/admin/queues';
import AllInboxOutlined from '@mui/icons-material/AllInboxOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { REPLACE } from '../../../lib/query-change';
import { STAFF_VIEWS } from '../../../lib/staff-views';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { SelectField } from '../../../ui/forms/select-field';
import { SectionHeading } from '../section-heading';
import { isQueue, viewName } from '../view-names';
import { useQueueChanges } from './desk-signal';
import { InboxLine } from './inbox-line';
import { RefreshButton } from './refresh-button';
import { Shortcuts } from './shortcuts';
import { inboxPages } from './waiting-queries';

/** The items that wait for our team over all queues, the most urgent first. */
export function Inbox() {
  const { queue, isMine, change } = useInboxFilter();
  const read = useLive(inboxPages(queue, isMine));
  const inbox = useLatest(read);
  useQueueChanges(queue, read.retry);
  const list = useRef<HTMLUListElement>(null);
  const items = inbox.status === 'ready' ? inbox.data.items : [];
  return (
    <Box component="section" aria-labelledby="inbox">
      <SectionHeading id="inbox" title="Inbox">
        <Shortcuts list={list} />
        <RefreshButton read={read} />
      </SectionHeading>
      <Box
        role="search"
        aria-label="Inbox"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}
      >
        <SelectField
          label="Queue"
          value={queue ?? ''}
          onChange={(event) => change(event.target.value, isMine)}
          sx={{ minWidth: 220 }}
        >
          <option value="">All queues</option>
          {STAFF_VIEWS.filter(isQueue).map((id) => (
            <option key={id} value={id}>
              {viewName(id)}
            </option>
          ))}
        </SelectField>
        <FormControlLabel
          control={
            <Switch checked={isMine} onChange={(_event, wanted) => change(queue ?? '', wanted)} />
          }
          label="Taken by me"
        />
      </Box>
      {inbox.status === 'failed' && <LoadFailed retry={inbox.retry} />}
      {inbox.status === 'loading' && (
        <Stack role="status" aria-busy aria-label="Loading the inbox" sx={{ gap: 1.5 }}>
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} variant="rounded" height={72} />
          ))}
        </Stack>
      )}
      {inbox.status === 'ready' && items.length === 0 && !inbox.data.hasMore && (
        <EmptyState icon={<AllInboxOutlined />} {...(isMine ? NOTHING_TAKEN : NOTHING)} />
      )}
      <Stack component="ul" ref={list} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map(({ id, data }) => (
          <InboxLine key={id} item={data} />
        ))}
      </Stack>
      {inbox.status === 'ready' && inbox.data.hasMore && (
        <LoadMore state={inbox.data.more} onMore={inbox.more} isAutomatic={false} what="items" />
      )}
    </Box>
  );
}

const NOTHING = { title: 'Nothing is waiting', text: 'What comes in appears here automatically.' };
const NOTHING_TAKEN = {
  title: 'You haven’t taken anything',
  text: 'Press Take beside an item, so that no one else starts on it.',
};

/** The view of the inbox that the address names, and a function to change it. */
function useInboxFilter() {
  const [params, setParams] = useSearchParams();
  const queue: QueueId | null = QUEUE_IDS.find((id) => id === params.get('queue')) ?? null;
  const isMine = params.get('mine') === 'yes';
  const change = (nextQueue: string, nextMine: boolean) =>
    setParams(
      { ...(nextQueue !== '' && { queue: nextQueue }), ...(nextMine && { mine: 'yes' }) },
      REPLACE,
    );
  return { queue, isMine, change };
}
