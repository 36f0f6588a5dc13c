import type { DatedHours } from '@hearthkin/domain/companion/offer';
import { startOfDay, wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  dateTile,
  formatDate,
  formatFullDate,
  formatTime,
  formatTimeOfDay,
  formatTimeRange,
} from '../../../lib/format';
import { VISUALLY_HIDDEN } from '../../../ui/layout/visually-hidden';
import { useMove } from '../page/use-move';
import { hoursWords } from './blocked-words';
import { ENTRY_WORDS, entryLabel } from './week-list';
import {
  closedStretches,
  datedHours,
  freeStretches,
  movedStart,
  type PlacedEntry,
  type Stretch,
  shownHours,
  type WeekDay,
  type WeekEntry,
} from './week-plan';

const HOUR_PX = 60;
const PX_PER_MINUTE = HOUR_PX / 60;

/** A line of text in a block, of which half ones are never shown. */
const LINE_PX = 17;

interface WeekGridProps {
  readonly days: readonly WeekDay[];
  readonly zone: string;
  readonly now: Date;
  readonly isMovable: (entry: WeekEntry) => boolean;
  /** A request or session was moved to another start. */
  readonly onMove: (entry: WeekEntry, startsAt: Date) => void;
  /** A free hour was pressed. */
  readonly onBlock: (hours: DatedHours) => void;
  /** Blocked hours were pressed. */
  readonly onUnblock: (hours: DatedHours) => void;
}

/** A press blocks so much at first. */
const PRESSED_MINUTES = 60;

/** Seven days side by side, with the time down the side. */
export function WeekGrid(props: WeekGridProps) {
  const { days, zone, now, isMovable, onMove, onBlock, onUnblock } = props;
  const hours = shownHours(days);
  const hintId = useId();
  const { moving, handlersFor } = useMove({ zone, pixelsPerMinute: PX_PER_MINUTE, onMove });
  const all = days.flatMap(({ entries }) => entries.map(({ entry }) => entry));
  const moved = all.find(({ id }) => id === moving?.id);
  const target = moving && moved ? movedStart(moved.startsAt, moving.move, zone) : null;
  const { date: today, minuteOfDay } = wallClock(now, zone);
  const height = (hours.until - hours.from) * PX_PER_MINUTE;
  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: `56px repeat(7, minmax(0, 1fr))` }}>
        <span />
        {days.map((day) => (
          <DayHead key={day.date} day={day} zone={zone} isToday={day.date === today} />
        ))}
        <Box aria-hidden sx={{ position: 'relative', height }}>
          {hoursOf(hours).map((minute) => (
            <Typography
              key={minute}
              variant="caption"
              sx={{
                position: 'absolute',
                insetBlockStart: (minute - hours.from) * PX_PER_MINUTE - 8,
                insetInlineEnd: 8,
                color: 'text.secondary',
              }}
            >
              {formatTimeOfDay(minute)}
            </Typography>
          ))}
        </Box>
        {days.map((day) => (
          <Box
            key={day.date}
            component="ul"
            data-day={day.date}
            aria-label={formatFullDate(startOfDay(day.date, zone), zone)}
            // By keyboard there is a button below.
            onClick={(event) => {
              const hit = event.target;
              if (hit instanceof Element && hit.closest('a, button') !== null) return;
              const y = event.clientY - event.currentTarget.getBoundingClientRect().top;
              const free = freeAt(
                day,
                hours.from + y / PX_PER_MINUTE,
                day.date === today ? minuteOfDay : 0,
              );
              if (free !== null && day.date >= today) onBlock(datedHours(day.date, free));
            }}
            sx={{
              position: 'relative',
              height,
              p: 0,
              m: 0,
              listStyle: 'none',
              cursor: day.date < today ? 'default' : 'pointer',
              borderInlineStart: '1px solid var(--mui-palette-divider)',
              bgcolor: 'background.paper',
              backgroundImage: `repeating-linear-gradient(to bottom, var(--mui-palette-divider) 0 1px, transparent 1px ${HOUR_PX}px)`,
            }}
          >
            {closedStretches(day, hours).map(({ from, until }) => (
              <Box
                key={from}
                component="li"
                aria-hidden
                sx={{
                  position: 'absolute',
                  insetInline: 0,
                  insetBlockStart: (from - hours.from) * PX_PER_MINUTE,
                  height: (until - from) * PX_PER_MINUTE,
                  bgcolor: 'action.hover',
                  cursor: 'default',
                }}
              />
            ))}
            {day.blocked.map(({ from, until, hours: blocked }) => (
              <Box
                key={from}
                component="li"
                sx={{
                  position: 'absolute',
                  insetInline: 2,
                  insetBlockStart: (from - hours.from) * PX_PER_MINUTE + 1,
                  height: (until - from) * PX_PER_MINUTE - 2,
                }}
              >
                <ButtonBase
                  aria-label={`Blocked, ${hoursWords(blocked)}: unblock`}
                  onClick={() => onUnblock(blocked)}
                  sx={BLOCKED}
                >
                  <Box component="strong" sx={LINE}>
                    Blocked
                  </Box>
                  {until - from > 30 && (
                    <Box component="span" sx={LINE}>
                      {hoursWords(blocked)}
                    </Box>
                  )}
                </ButtonBase>
              </Box>
            ))}
            {day.date === today && minuteOfDay >= hours.from && minuteOfDay < hours.until && (
              <Box
                component="li"
                aria-hidden
                sx={{
                  position: 'absolute',
                  insetInline: 0,
                  insetBlockStart: (minuteOfDay - hours.from) * PX_PER_MINUTE,
                  borderTop: 2,
                  borderColor: 'secondary.main',
                }}
              />
            )}
            {day.entries.map((placed) => {
              const { entry } = placed;
              const canMove = isMovable(entry);
              return (
                <Block
                  key={entry.id}
                  placed={placed}
                  zone={zone}
                  top={hours.from}
                  target={moving?.id === entry.id ? target : null}
                  move={moving?.id === entry.id ? moving.move : null}
                  {...(canMove && { hintId, handlers: handlersFor(entry) })}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" id={hintId} sx={{ color: 'text.secondary', mt: 1.5 }}>
        Press a free time to block it. Drag a request or a session to suggest a new time. With the
        keyboard, hold Shift and press the arrow keys, then Enter.
      </Typography>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {target && `${formatDate(target, zone)}, ${formatTime(target, zone)}`}
      </Box>
    </div>
  );
}

/** The part of a free stretch that a press at a minute means; null where nothing is free. */
function freeAt(day: WeekDay, minute: number, after: number): Stretch | null {
  const from = Math.floor(minute / 30) * 30;
  const stretch = freeStretches(day, after).find((one) => one.from <= from && from < one.until);
  return stretch ? { from, until: Math.min(from + PRESSED_MINUTES, stretch.until) } : null;
}

/** The full hours of a range, after its first. */
function hoursOf({ from, until }: { readonly from: number; readonly until: number }): number[] {
  return Array.from({ length: (until - from) / 60 - 1 }, (_, index) => from + (index + 1) * 60);
}

interface DayHeadProps {
  readonly day: WeekDay;
  readonly zone: string;
  readonly isToday: boolean;
}

function DayHead({ day, zone, isToday }: DayHeadProps) {
  const tile = dateTile(startOfDay(day.date, zone), zone);
  return (
    <Box aria-hidden sx={{ textAlign: 'center', pb: 1, px: 0.5, minWidth: 0 }}>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {tile.weekday}
      </Typography>
      <Box
        component="span"
        sx={{
          display: 'inline-block',
          minWidth: 32,
          borderRadius: 4,
          fontWeight: 650,
          ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
        }}
      >
        {tile.day}
      </Box>
      {day.timeOff !== null && (
        <Typography
          variant="caption"
          sx={{ display: 'block', color: 'secondary.main', fontWeight: 600 }}
        >
          Time off
        </Typography>
      )}
    </Box>
  );
}

const BLOCKED = {
  width: 1,
  height: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  overflow: 'hidden',
  fontFamily: 'inherit',
  px: 0.75,
  py: 0.25,
  borderRadius: '8px',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: `${LINE_PX}px`,
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 6px, var(--mui-palette-action-selected) 6px 12px)',
  '&:hover': { color: 'text.primary' },
} as const;

const LINE = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

interface BlockProps {
  readonly placed: PlacedEntry;
  readonly zone: string;
  /** The first minute shown. */
  readonly top: number;
  /** The start that it would have, while it is moved. */
  readonly target: Date | null;
  readonly move: { readonly days: number; readonly minutes: number } | null;
  readonly hintId?: string;
  readonly handlers?: ReturnType<ReturnType<typeof useMove>['handlersFor']>;
}

function Block({ placed, zone, top, target, move, hintId, handlers }: BlockProps) {
  const { entry, from, until, lane, lanes } = placed;
  const height = (until - from) * PX_PER_MINUTE - 2;
  const lines = Math.max(1, Math.floor((height - 4) / LINE_PX));
  const title = target === null ? entry.title : formatTime(target, zone);
  const detail = entry.detail || ENTRY_WORDS[entry.kind].label;
  const when =
    target === null
      ? formatTimeRange(entry.startsAt, entry.endsAt, zone)
      : formatDate(target, zone);
  return (
    <Box
      component="li"
      sx={{
        position: 'absolute',
        insetBlockStart: (from - top) * PX_PER_MINUTE + 1,
        height,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
        ...(move !== null && {
          zIndex: 2,
          // A percentage counts by the block, which may share its column.
          transform: `translate(${move.days * lanes * 100}%, ${move.minutes * PX_PER_MINUTE}px)`,
          opacity: 0.9,
        }),
      }}
    >
      <ButtonBase
        component={Link}
        to={entry.href}
        draggable={false}
        aria-label={entryLabel(entry, zone)}
        aria-describedby={hintId}
        {...handlers}
        sx={{
          width: 1,
          height: 1,
          display: 'block',
          overflow: 'hidden',
          textAlign: 'start',
          px: 0.75,
          py: 0.25,
          borderRadius: '8px',
          border: 1,
          borderInlineStartWidth: 4,
          borderStyle: entry.kind === 'request' ? 'dashed' : 'solid',
          borderColor: ENTRY_WORDS[entry.kind].color,
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontSize: '0.8125rem',
          lineHeight: `${LINE_PX}px`,
          whiteSpace: 'nowrap',
          ...(handlers && { cursor: 'grab', touchAction: 'auto' }),
          ...(entry.kind === 'past' && { opacity: 0.7 }),
          '&:hover': { bgcolor: 'action.selected' },
        }}
      >
        <Box component="strong" sx={LINE}>
          {title}
          {lines === 1 && `, ${detail}`}
        </Box>
        {lines > 1 && (
          <Box component="span" sx={LINE}>
            {detail}
          </Box>
        )}
        {lines > 2 && (
          <Box component="span" sx={LINE}>
            {when}
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
}
