import { canPropose } from '@hearthkin/domain/booking/proposal';
import type { DatedHours } from '@hearthkin/domain/companion/offer';
import {
  addDays,
  isDate,
  startOfDay,
  type WallClock,
  wallClock,
} from '@hearthkin/domain/foundation/time';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSave } from '../../../data/accounts/use-save';
import type { Booking } from '../../../data/bookings/booking-queries';
import { liveCompanion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import {
  clocksDiffer,
  firstWeekday,
  formatDateRange,
  ownTimeZone,
  zoneName,
} from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { IN_PLACE } from '../../../lib/query-change';
import { useSession } from '../../../session/session';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { Breadcrumb, CRUMBS } from '../../../ui/layout/breadcrumb';
import { FLIP_IN_RTL } from '../../../ui/layout/flip-in-rtl';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { datedHoursWords } from '../times/blocked-words';
import { useWeekPlan } from '../times/use-week-plan';
import { WeekGrid } from '../times/week-grid';
import { WeekList } from '../times/week-list';
import {
  DAYS_PER_WEEK,
  datedHours,
  type WeekDay,
  type WeekEntry,
  weekStart,
} from '../times/week-plan';

const ProposeDialog = late(async () => (await import('../page/propose-dialog')).ProposeDialog, {
  isRare: true,
});

const BlockDialog = late(async () => (await import('../times/block-dialogs')).BlockDialog, {
  isRare: true,
});
const UnblockDialog = late(async () => (await import('../times/block-dialogs')).UnblockDialog, {
  isRare: true,
});

const TITLE = 'Your calendar';

/** A companion's week on the clock of their listing: requests, sessions, events and time off, as a grid or a list. */
export function CalendarPage() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 900px)');
  const now = useNow();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const listing = useLive(uid === null ? null : liveCompanion(uid));
  const zone = (listing.status === 'ready' && listing.data?.data.timeZone) || ownTimeZone();
  const today = wallClock(now, zone).date;
  const wanted = search.get('week') ?? '';
  const firstDate = weekStart(isDate(wanted) ? wanted : today, firstWeekday());
  const view = isWide && search.get('view') !== 'list' ? 'week' : 'list';
  const first = startOfDay(firstDate, zone);
  const last = startOfDay(addDays(firstDate, DAYS_PER_WEEK - 1), zone);

  function show(change: Readonly<Record<string, string>>): void {
    setSearch(
      (before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }),
      IN_PLACE,
    );
  }
  const turn = (weeks: number) => show({ week: addDays(firstDate, weeks * DAYS_PER_WEEK) });

  return (
    <Page title={TITLE} description="Your requests, sessions, events and time off." width="lg">
      <Breadcrumb parents={[CRUMBS.myBookings]} here={TITLE} />
      <Stack sx={{ gap: 3 }}>
        <PageHeading>{TITLE}</PageHeading>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <IconButton aria-label="Previous week" onClick={() => turn(-1)}>
            <ChevronLeftRounded sx={FLIP_IN_RTL} />
          </IconButton>
          <IconButton aria-label="Next week" onClick={() => turn(1)}>
            <ChevronRightRounded sx={FLIP_IN_RTL} />
          </IconButton>
          <Typography variant="h2" role="status" sx={{ mx: 1, fontSize: '1.25rem' }}>
            {formatDateRange(first, last, zone)}
          </Typography>
          {firstDate !== weekStart(today, firstWeekday()) && (
            <Button variant="outlined" onClick={() => show({ week: today })}>
              This week
            </Button>
          )}
          <ToggleButtonGroup
            exclusive
            value={view}
            aria-label="View"
            // A phone has no room for seven days side by side.
            sx={{ display: { xs: 'none', md: 'inline-flex' }, marginInlineStart: 'auto' }}
            onChange={(_, next: string | null) => {
              if (next !== null) show({ view: next });
            }}
          >
            <ToggleButton value="week" sx={{ px: 2 }}>
              Week
            </ToggleButton>
            <ToggleButton value="list" sx={{ px: 2 }}>
              List
            </ToggleButton>
          </ToggleButtonGroup>
        </Box>
        {uid !== null && listing.status !== 'loading' && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Times shown in {zoneName(zone)}
              {clocksDiffer(first, zone, ownTimeZone()) && ', the time zone of your listing'}.
            </Typography>
            <Week uid={uid} firstDate={firstDate} zone={zone} now={now} view={view} />
          </>
        )}
        {listing.status === 'loading' && <WeekLoading />}
      </Stack>
    </Page>
  );
}

function WeekLoading() {
  return (
    <div role="status" aria-busy aria-label="Loading your calendar">
      <Skeleton variant="rounded" height={420} />
    </div>
  );
}

/** The last change, and what undoes it. */
interface Done {
  readonly words: string;
  readonly undo: { readonly block: DatedHours } | { readonly unblock: DatedHours };
}

/** The hour that a block without a press on the grid begins with: today the next one, on other days noon. */
function nextHour(ahead: readonly WeekDay[], { date, minuteOfDay }: WallClock): DatedHours {
  const from = (Math.floor(minuteOfDay / 60) + 1) * 60;
  const [first, second] = ahead;
  if (first?.date === date && from < 24 * 60) return datedHours(date, { from, until: from + 60 });
  const day = first?.date === date ? (second ?? first) : first;
  return datedHours(day?.date ?? date, { from: 12 * 60, until: 13 * 60 });
}

interface WeekProps {
  readonly uid: string;
  readonly firstDate: string;
  readonly zone: string;
  readonly now: Date;
  readonly view: 'week' | 'list';
}

function Week({ uid, firstDate, zone, now, view }: WeekProps) {
  const week = useWeekPlan(uid, firstDate, zone, now);
  const [wish, setWish] = useState<{ readonly entry: WeekEntry; readonly startsAt: Date } | null>(
    null,
  );
  const booking: Doc<Booking> | null = wish?.entry.booking ?? null;
  const [toBlock, setToBlock] = useState<DatedHours | null>(null);
  const [toUnblock, setToUnblock] = useState<DatedHours | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { save, isBusy, failure, clear } = useSave(() => setDone(null));
  const clock = wallClock(now, zone);
  const ahead = week.days.filter(({ date }) => date >= clock.date);
  return (
    <>
      {week.status === 'failed' ? (
        <LoadFailed retry={week.retry} />
      ) : week.status === 'loading' ? (
        <WeekLoading />
      ) : view === 'week' ? (
        <WeekGrid
          days={week.days}
          zone={zone}
          now={now}
          isMovable={(entry) => entry.booking !== null && canPropose(entry.booking.data, now)}
          onMove={(entry, startsAt) => setWish({ entry, startsAt })}
          onBlock={setToBlock}
          onUnblock={setToUnblock}
        />
      ) : (
        <WeekList
          days={week.days}
          zone={zone}
          now={now}
          onBlock={setToBlock}
          onUnblock={setToUnblock}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {ahead.length > 0 && week.status === 'ready' && (
          <Button variant="outlined" onClick={() => setToBlock(nextHour(ahead, clock))}>
            Block time
          </Button>
        )}
        <Button component={Link} to={PATHS.listing} variant="outlined">
          Change hours or time off
        </Button>
      </Box>
      {toBlock !== null && (
        <BlockDialog
          days={ahead}
          first={toBlock}
          zone={zone}
          now={now}
          onDone={(hours) => {
            setToBlock(null);
            setDone({ words: `Blocked: ${datedHoursWords(hours)}`, undo: { unblock: hours } });
          }}
          onClose={() => setToBlock(null)}
        />
      )}
      {toUnblock !== null && (
        <UnblockDialog
          hours={toUnblock}
          onDone={() => {
            setToUnblock(null);
            setDone({
              words: `Unblocked: ${datedHoursWords(toUnblock)}`,
              undo: { block: toUnblock },
            });
          }}
          onClose={() => setToUnblock(null)}
        />
      )}
      <Snackbar
        message={failure ?? done?.words ?? null}
        onClose={() => {
          clear();
          setDone(null);
        }}
        action={
          done !== null && (
            <Button
              color="inherit"
              disabled={isBusy}
              onClick={() => void save((store) => store.saveSchedule(done.undo))}
            >
              Undo
            </Button>
          )
        }
      />
      {/* Stays open whatever the reads behind it do. */}
      {wish !== null && booking !== null && (
        <ProposeDialog
          booking={booking}
          side="earner"
          otherName={wish.entry.detail}
          wish={wish.startsAt}
          now={now}
          onClose={() => setWish(null)}
        />
      )}
    </>
  );
}
