import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export interface Stat {
  readonly term: string;
  /** Null while loading. */
  readonly value: string | null;
  /** An explanation of the number. */
  readonly note?: string;
}

interface StatCardsProps {
  readonly label: string;
  readonly stats: readonly Stat[];
}

/** Numbers side by side, each with a label. */
export function StatCards({ label, stats }: StatCardsProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: 'grid',
        // Rows of the same length.
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: `repeat(${stats.length % 4 === 0 ? 4 : 3}, 1fr)`,
        },
        gap: 2,
        m: 0,
      }}
    >
      {stats.map(({ term, value, note }) => (
        <Card key={term} sx={{ display: 'flex', flexDirection: 'column', px: 2.5, py: 2 }}>
          <Typography component="dt" variant="body2">
            {term}
          </Typography>
          <Box
            component="dd"
            sx={{
              // The value comes second for screen readers and first on screen.
              order: -1,
              m: 0,
              typography: 'h2',
              fontSize: '1.5rem',
              color: 'primary.main',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value ?? <Skeleton width="4ch" aria-hidden />}
          </Box>
          {note !== undefined && (
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  );
}
