import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';

interface RatingProps {
  /** 1 to 5; null without reviews. */
  readonly average: number | null;
  readonly count: number;
  /** Shown before the first review. */
  readonly none?: string;
}

/** "4.9 (12 reviews)", or "New" before the first review. */
export function Rating({ average, count, none = 'New' }: RatingProps) {
  if (average === null || count === 0) {
    return (
      <Box component="span" sx={{ typography: 'body2', fontWeight: 600, color: 'secondary.main' }}>
        {none}
      </Box>
    );
  }
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}
    >
      <StarRounded aria-hidden sx={{ fontSize: 18, color: 'secondary.main' }} />
      <Box component="span" sx={{ fontWeight: 600 }}>
        {average.toFixed(1)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        ({count} {count === 1 ? 'review' : 'reviews'})
      </Box>
    </Box>
  );
}
