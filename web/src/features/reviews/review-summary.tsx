import { STARS, shownTags, summaryOf } from '@hearthkin/domain/companion/review';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../data/companions/companion-queries';
import { TAG_WORDS } from '../../lib/review-words';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Stars, starsLabel } from '../../ui/people/stars';

/** The average rating and the distribution of stars. */
export function ReviewSummary({ companion }: { readonly companion: Companion }) {
  const { ratingAverage, ratingCount, ratingDistribution, tagCounts } = companion;
  if (ratingAverage === null) return null;
  const tags = shownTags(tagCounts);
  const isSpread = summaryOf(ratingDistribution).ratingCount > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 380px)' },
        justifyContent: 'start',
        alignItems: 'center',
        columnGap: 5,
        rowGap: 2,
      }}
    >
      <Box>
        <Typography
          component="p"
          sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.02em' }}
        >
          {ratingAverage.toFixed(1)}
        </Typography>
        <Stars value={ratingAverage} size="medium" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reviews(ratingCount)}
        </Typography>
      </Box>
      {isSpread && (
        <Box
          component="ul"
          aria-label="Reviews by stars"
          sx={{ display: 'grid', gap: 0.75, p: 0, m: 0, listStyle: 'none' }}
        >
          {STARS.toReversed().map((stars) => {
            const count = ratingDistribution[stars - 1] ?? 0;
            return <Bar key={stars} stars={stars} count={count} of={ratingCount} />;
          })}
        </Box>
      )}
      {tags.length > 0 && (
        <Typography sx={{ gridColumn: '1 / -1' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Members say:
          </Box>{' '}
          {tags.map(([tag, count]) => `${TAG_WORDS[tag]} ${count}`).join(' · ')}
        </Typography>
      )}
    </Box>
  );
}

interface BarProps {
  readonly stars: number;
  readonly count: number;
  readonly of: number;
}

/** One row of the distribution: "5 stars: 12 reviews". */
function Bar({ stars, count, of }: BarProps) {
  return (
    <li>
      <VisuallyHidden>{`${starsLabel(stars)}: ${reviews(count)}`}</VisuallyHidden>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: '4em minmax(0, 1fr) 2em',
          alignItems: 'center',
          gap: 1.25,
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{starsLabel(stars)}</span>
        <Box sx={{ height: 8, borderRadius: 999, bgcolor: 'action.hover', overflow: 'hidden' }}>
          <Box
            sx={{
              height: 1,
              borderRadius: 999,
              bgcolor: 'secondary.main',
              width: `${(100 * count) / Math.max(1, of)}%`,
            }}
          />
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', textAlign: 'end' }}>
          {count}
        </Box>
      </Box>
    </li>
  );
}

/** "1 review", "12 reviews" */
function reviews(count: number): string {
  return `${count} ${count === 1 ? 'review' : 'reviews'}`;
}
