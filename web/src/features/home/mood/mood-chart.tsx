import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { addDays } from '@hearthkin/domain/foundation/time';
import { MOOD_LEVELS, MOOD_NAMES } from '@hearthkin/domain/wellness/mood';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Doc } from '../../../data/kit/readers';
import type { Mood } from '../../../data/wellness/wellness-queries';
import { formatDateRange } from '../../../lib/format';

/** The SVG's size; it scales to its container. */
const WIDTH = 600;
const HEIGHT = 180;
const MARGIN = 12;

interface MoodChartProps {
  /** The first day, `yyyy-MM-dd`. */
  readonly first: string;
  readonly days: number;
  /** Earliest first. */
  readonly moods: readonly Doc<Mood>[];
}

/** Moods over the last days. Points of consecutive days are joined. */
export function MoodChart({ first, days, moods }: MoodChartProps) {
  const last = addDays(first, days - 1);
  const points = moods.flatMap(({ id, data }) => {
    const day = dayNumber(id) - dayNumber(first);
    if (day < 0 || day >= days) return [];
    return [{ id, day, x: xOf(day, days), y: yOf(data.mood) }];
  });
  const latest = moods.at(-1);
  const count = moods.length === 1 ? '1 check-in' : `${moods.length} check-ins`;
  const summary = `${count} in the last ${days} days${latest === undefined ? '' : `, the last one ${MOOD_NAMES[latest.data.mood]}`}.`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={summary}
        sx={{ display: 'block', width: 1, height: 'auto', overflow: 'visible' }}
      >
        {MOOD_LEVELS.map((level) => (
          <Box
            key={level}
            component="line"
            x1={0}
            x2={WIDTH}
            y1={yOf(level)}
            y2={yOf(level)}
            sx={{ stroke: 'var(--mui-palette-divider)', strokeWidth: 1 }}
          />
        ))}
        {points.map((point, index) => {
          const before = points[index - 1];
          if (before === undefined || point.day - before.day !== 1) return null;
          return (
            <Box
              key={point.id}
              component="line"
              x1={before.x}
              y1={before.y}
              x2={point.x}
              y2={point.y}
              sx={{ stroke: 'var(--mui-palette-primary-main)', strokeWidth: 3 }}
            />
          );
        })}
        {points.map(({ id, x, y }) => (
          <Box
            key={id}
            component="circle"
            cx={x}
            cy={y}
            r={6}
            sx={{ fill: 'var(--mui-palette-primary-main)' }}
          />
        ))}
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ color: 'text.secondary', display: 'flex', justifyContent: 'space-between', mt: 0.5 }}
      >
        <span>{formatDateRange(utc(first), utc(last), 'UTC')}</span>
        <span>
          bottom {MOOD_NAMES[1]}, top {MOOD_NAMES[5]}
        </span>
      </Typography>
    </Box>
  );
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayNumber(day: string): number {
  return utc(day).getTime() / DAY_MS;
}

function xOf(day: number, days: number): number {
  return MARGIN + (day * (WIDTH - 2 * MARGIN)) / (days - 1);
}

function yOf(mood: number): number {
  const step = (HEIGHT - 2 * MARGIN) / (MOOD_LEVELS.length - 1);
  return HEIGHT - MARGIN - (mood - 1) * step;
}
