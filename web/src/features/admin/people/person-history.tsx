import { STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import type { HistoryItem, Milestone } from '@hearthkin/domain/admin/person-history';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { REPORT_KIND_NAMES, REPORT_REASONS } from '@hearthkin/domain/safety/report-reasons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { EVENT_STATUS_WORDS } from '../../../data/events/event-status-words';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { activityPath, eventPath } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { TextLink } from '../../../ui/layout/text-link';
import { endLabel, STATUS_LABELS } from '../../bookings/public';
import { ACTIVITY_STATUS_WORDS } from '../activities/activity-words';
import { personHistory } from '../admin-queries';
import { formatDateTime } from '../format-date-time';
import { REPORT_ENDS } from '../queues/earlier-reports';
import { staffBookingPath } from '../staff-paths';
import { TeamName } from './person-name';

/** Everything about a person in time order, from sessions ahead to the day they joined. */
export function PersonHistory({ uid }: { readonly uid: string }) {
  /** The beginnings of the pages; null for the latest. */
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return (
    <>
      {pages.map((before, index) => (
        <HistoryPage
          key={before}
          uid={uid}
          before={before}
          onEarlier={
            index === pages.length - 1 ? (next) => setPages((shown) => [...shown, next]) : null
          }
        />
      ))}
    </>
  );
}

interface HistoryPageProps {
  readonly uid: string;
  readonly before: number | null;
  /** Null where the page after this one is shown. */
  readonly onEarlier: ((next: number) => void) | null;
}

function HistoryPage({ uid, before, onEarlier }: HistoryPageProps) {
  const read = useLatest(useLive(personHistory(uid, before)));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') {
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading history" />;
  }
  const { items, next } = read.data;
  return (
    <>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <HistoryRow key={keyOf(item)} item={item} />
        ))}
      </Box>
      {next === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 1.5 }}>
          That’s everything.
        </Typography>
      ) : (
        onEarlier !== null && (
          <Button onClick={() => onEarlier(next)} sx={{ my: 1, marginInlineStart: -1 }}>
            Show earlier
          </Button>
        )
      )}
    </>
  );
}

function keyOf(item: HistoryItem): string {
  return `${item.kind}/${item.kind === 'milestone' ? item.what : item.id}`;
}

const MILESTONE_WORDS: Readonly<Record<Milestone, string>> = {
  joined: 'Joined',
  'identity-compared': 'Photos compared',
  'documents-sent': 'Sent documents',
  'documents-reviewed': 'Documents reviewed',
};

function HistoryRow({ item }: { readonly item: HistoryItem }) {
  const { title, details, words } = rowOf(item);
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDateTime(item.at)}
        {details !== undefined && <>, {details}</>}
      </Typography>
      {words !== undefined && words !== '' && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {words}
        </Typography>
      )}
    </Box>
  );
}

const MESSAGE_WORDS = {
  open: 'not answered yet',
  answered: 'answered',
  deleted: 'deleted',
} as const;

interface Row {
  readonly title: ReactNode;
  /** After the time. */
  readonly details?: ReactNode;
  /** The words that someone wrote. */
  readonly words?: string;
}

function rowOf(item: HistoryItem): Row {
  switch (item.kind) {
    case 'milestone':
      return { title: MILESTONE_WORDS[item.what] };
    case 'session': {
      const name = activityOf(item.activity).name;
      return {
        title: <TextLink href={staffBookingPath(item.id)}>Session: {name}</TextLink>,
        details: (item.endReason === null
          ? STATUS_LABELS[item.status]
          : endLabel(item.endReason)
        ).toLowerCase(),
      };
    }
    case 'reported':
    case 'report-sent': {
      const end = item.outcome === null ? 'open' : REPORT_ENDS[item.outcome];
      return {
        title: `${item.kind === 'reported' ? 'Was reported' : 'Sent a report'}: ${REPORT_REASONS[item.reason].label}`,
        details: `${REPORT_KIND_NAMES[item.place].toLowerCase()}, ${item.number}, ${end}`,
      };
    }
    case 'act':
      return {
        title: STAFF_ACTS[item.act],
        details: (
          <>
            by <TeamName uid={item.by} />
          </>
        ),
        words: item.note,
      };
    case 'message':
      return {
        title: `Wrote to support: ${item.subject}`,
        details: MESSAGE_WORDS[item.status],
      };
    case 'event':
      return {
        title: <TextLink href={eventPath(item.id)}>Hosts “{item.title}”</TextLink>,
        details: EVENT_STATUS_WORDS[item.status].toLowerCase(),
      };
    case 'activity':
      return {
        title: <TextLink href={activityPath(item.id)}>Group activity “{item.title}”</TextLink>,
        details: ACTIVITY_STATUS_WORDS[item.status].toLowerCase(),
      };
    case 'note':
      return {
        title: 'Note of our team',
        details: (
          <>
            by <TeamName uid={item.by} />
          </>
        ),
        words: item.text,
      };
  }
}
