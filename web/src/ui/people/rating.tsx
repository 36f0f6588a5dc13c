import { ratingWords } from '@hearthkin/domain/companion/fact-words';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RatingProps {
  /** 1 to 5; null without reviews. */
  readonly average: number | null;
  readonly count: number;
  /** Shown before the first review. */
  readonly none?: string;
}

/** A companion before the first review. */
export const NEW = 'New';

/** "4.9 (12 reviews)", or "New" before the first review. */
export function Rating({ average, count, none = NEW }: RatingProps) {
  const words = ratingWords(average, count);
  return words === null ? <Unrated>{none}</Unrated> : <Rated {...words} />;
}

export function Unrated({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ typography: 'body2', fontWeight: 600, color: 'secondary.main' }}>
      {children}
    </Box>
  );
}

interface RatedProps {
  readonly average: ReactNode;
  readonly reviews: ReactNode;
}

export function Rated({ average, reviews }: RatedProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}
    >
      <StarRounded aria-hidden sx={{ fontSize: 18, color: 'secondary.main' }} />
      <Box component="span" sx={{ fontWeight: 600 }}>
        {average}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {reviews}
      </Box>
    </Box>
  );
}
