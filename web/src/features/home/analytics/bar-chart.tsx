import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';

export interface ChartBar {
  /** The bar's full label: "Week of Nov 2". */
  readonly name: string;
  /** The short label below the bar; empty where there is no room. */
  readonly tick: string;
  readonly value: number;
  /** The value as text: "3 sessions", "€120". */
  readonly text: string;
}

/** The height of the highest bar, in pixels; the others are in proportion. */
const BAR_HEIGHT = 116;

const LABEL_PLACES = {
  start: { insetInlineStart: 0 },
  center: { insetInlineStart: '50%', transform: 'translateX(-50%)' },
  end: { insetInlineEnd: 0 },
} as const;

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly ChartBar[];
  /** Shown when every bar is zero. */
  readonly empty: string;
}

/** A bar chart that is also a list for screen readers. */
export function BarChart({ title, bars, empty }: BarChartProps) {
  const id = useId();
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {highest === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{empty}</Typography>
      ) : (
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: 'minmax(0, 1fr)',
            gap: bars.length > 12 ? '2px' : { xs: 0.5, sm: 1 },
            p: 0,
            m: 0,
            mt: 2.5,
            listStyle: 'none',
          }}
        >
          {bars.map((bar, index) => (
            <Bar
              key={bar.name}
              bar={bar}
              highest={highest}
              align={index === 0 ? 'start' : index === bars.length - 1 ? 'end' : 'center'}
            />
          ))}
        </Box>
      )}
    </Card>
  );
}

interface BarProps {
  readonly bar: ChartBar;
  readonly highest: number;
  /** Labels wider than the bar stay inside the chart at its ends. */
  readonly align: 'start' | 'center' | 'end';
}

function Bar({ bar, highest, align }: BarProps) {
  const { name, tick, value, text } = bar;
  const isHighest = value === highest;
  return (
    <Box component="li" title={`${name}: ${text}`} sx={{ position: 'relative' }}>
      <VisuallyHidden>{`${name}: ${text}`}</VisuallyHidden>
      <Box aria-hidden sx={{ height: BAR_HEIGHT, mt: 3, display: 'flex', alignItems: 'flex-end' }}>
        <Box
          sx={{
            position: 'relative',
            flex: 1,
            minWidth: 0,
            // A thin line for zero.
            height: value === 0 ? '2px' : `max(4px, ${(100 * value) / highest}%)`,
            borderRadius: '6px 6px 0 0',
            bgcolor: value === 0 ? 'divider' : 'primary.main',
            opacity: value === 0 || isHighest ? 1 : 0.55,
          }}
        >
          {isHighest && (
            <Typography
              variant="caption"
              noWrap
              sx={{
                position: 'absolute',
                bottom: '100%',
                ...LABEL_PLACES[align],
                overflow: 'visible',
              }}
            >
              {text}
            </Typography>
          )}
        </Box>
      </Box>
      <Typography
        aria-hidden
        variant="caption"
        component="div"
        sx={{
          mt: 0.5,
          minHeight: '1.7em',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          // A tick may be wider than its bar.
          display: 'flex',
          justifyContent: align,
          width: 0,
          marginInlineStart: align === 'start' ? 0 : 'auto',
          marginInlineEnd: align === 'end' ? 0 : 'auto',
        }}
      >
        {tick}
      </Typography>
    </Box>
  );
}
