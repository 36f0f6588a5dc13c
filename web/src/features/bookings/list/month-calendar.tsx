import { instantAt, monthsFrom } from '@hearthkin/domain/foundation/time';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { firstWeekday, formatFullDate, formatMonth, weekdayNames } from '../../../lib/format';
import { FLIP_IN_RTL } from '../../../ui/layout/flip-in-rtl';
import { dayForKey, weeksOf } from './month';

interface MonthCalendarProps {
  /** The first and last date that can be chosen, `yyyy-MM-dd` in `timeZone`. */
  readonly first: string;
  readonly last: string;
  /** The chosen date; empty before a choice. */
  readonly chosen: string;
  /** The date whose month is shown before a choice; the first one unless given. */
  readonly opensAt?: string;
  readonly timeZone: string;
  readonly isFree: (date: string) => boolean;
  readonly onChoose: (date: string) => void;
}

/** A month of days. Arrow keys move between days, Page Up and Page Down between months. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { first, last, chosen, opensAt = first, timeZone, isFree, onChoose } = props;
  const titleId = useId();
  const [month, setMonth] = useState((chosen || opensAt).slice(0, 7));
  // The day that Tab reaches.
  const [current, setCurrent] = useState('');
  const movesFocus = useRef(false);
  const currentButton = useRef<HTMLButtonElement>(null);

  // A day chosen elsewhere, such as a free time nearby, brings its month.
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    if (chosen !== '') setMonth(chosen.slice(0, 7));
  }
  useEffect(() => {
    if (movesFocus.current) currentButton.current?.focus();
    movesFocus.current = false;
  });

  // Weeks that are over need no room.
  const weeks = weeksOf(month, firstWeekday()).filter((week) => (week.at(-1) ?? '') >= first);
  const open = weeks.flat().filter((day) => day.startsWith(month) && day >= first && day <= last);
  const tabStop =
    [current, chosen].find((day) => open.includes(day)) ?? open.find(isFree) ?? open[0];

  const move = (event: KeyboardEvent, from: string) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = dayForKey(event.key, from, { firstDay: firstWeekday(), isRtl });
    if (to === null) return;
    event.preventDefault();
    const day = to < first ? first : to > last ? last : to;
    movesFocus.current = true;
    setCurrent(day);
    setMonth(day.slice(0, 7));
  };
  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={titleId} aria-live="polite" sx={{ fontWeight: 650 }}>
          {formatMonth(month, 'long')}
        </Typography>
        <div>
          <MonthButton
            label="Previous month"
            isEnabled={month > first.slice(0, 7)}
            onPress={() => setMonth(monthsFrom(month, -1))}
          >
            <ChevronLeftRounded sx={FLIP_IN_RTL} />
          </MonthButton>
          <MonthButton
            label="Next month"
            isEnabled={month < last.slice(0, 7)}
            onPress={() => setMonth(monthsFrom(month, 1))}
          >
            <ChevronRightRounded sx={FLIP_IN_RTL} />
          </MonthButton>
        </div>
      </Stack>
      <Box
        component="table"
        role="grid"
        aria-labelledby={titleId}
        sx={{ width: 1, tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '2px' }}
      >
        <thead>
          <tr>
            {weekdayNames().map(([long, short]) => (
              <Box
                component="th"
                key={long}
                scope="col"
                abbr={long}
                sx={{ py: 0.5, typography: 'caption', color: 'text.secondary' }}
              >
                {short}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Box
                  component="td"
                  key={day}
                  role="gridcell"
                  aria-selected={day === chosen}
                  sx={{ p: 0 }}
                >
                  {day.startsWith(month) && (
                    <Day
                      day={day}
                      label={fullDate(day, timeZone)}
                      isFree={day >= first && day <= last && isFree(day)}
                      isChosen={day === chosen}
                      isToday={day === first}
                      tabIndex={day === tabStop ? 0 : -1}
                      ref={day === tabStop ? currentButton : null}
                      onChoose={() => {
                        setCurrent(day);
                        onChoose(day);
                      }}
                      onKeyDown={(event) => move(event, day)}
                    />
                  )}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function fullDate(day: string, timeZone: string): string {
  const noon = instantAt(day, '12:00', timeZone);
  return noon === null ? day : formatFullDate(noon, timeZone);
}

interface DayProps {
  readonly day: string;
  readonly label: string;
  readonly isFree: boolean;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly tabIndex: number;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Not `disabled` without free times, so that arrow keys can pass over it. */
function Day(props: DayProps) {
  const { day, label, isFree, isChosen, isToday, onChoose, ...rest } = props;
  return (
    <ButtonBase
      {...rest}
      aria-label={isFree ? label : `${label}, no free times`}
      aria-disabled={!isFree}
      {...(isToday && { 'aria-current': 'date' })}
      onClick={() => {
        if (isFree) onChoose();
      }}
      sx={{
        width: 1,
        minHeight: 44,
        typography: 'body1',
        borderRadius: 1,
        border: '2px solid transparent',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        color: 'primary.main',
        bgcolor: 'action.selected',
        '&:hover': { borderColor: 'primary.main' },
        '&[aria-disabled="true"]': {
          color: 'text.secondary',
          fontWeight: 400,
          bgcolor: 'transparent',
          borderColor: 'transparent',
          cursor: 'default',
          '@media (forced-colors: active)': { color: 'GrayText', borderColor: 'Canvas' },
        },
        ...(isToday && { textDecoration: 'underline', textUnderlineOffset: '4px' }),
        ...(isChosen && {
          '&&': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            // Forced colors drop backgrounds.
            '@media (forced-colors: active)': { outline: '3px solid Highlight' },
          },
        }),
      }}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  );
}

interface MonthButtonProps {
  readonly label: string;
  readonly isEnabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Not `disabled` at either end, so that keyboard focus stays. */
function MonthButton({ label, isEnabled, onPress, children }: MonthButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={!isEnabled}
      onClick={() => {
        if (isEnabled) onPress();
      }}
      sx={{
        width: 44,
        height: 44,
        color: 'text.primary',
        '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' },
      }}
    >
      {children}
    </IconButton>
  );
}
