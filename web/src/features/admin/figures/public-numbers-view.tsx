import { formatCount } from '@hearthkin/domain/foundation/formats';
import {
  MATCHING_SHOWN_FROM,
  matchingAccuracy,
} from '@hearthkin/domain/insights/matching-accuracy';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { companionPages } from '../../../data/companions/companion-list-queries';
import { useLive } from '../../../data/kit/live-query';
import { formatPercent } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { matchingAnswers } from '../admin-queries';
import { NUMBER_GROUPS, type PublicNumber } from './public-numbers';

/** The number of companions that the home page shows. */
const FEATURED = 3;

/** The list of which the home page shows the first. */
const BEST_RATED = { sort: 'rating', token: null, cityKey: null, facets: [] } as const;

/** The sources of the numbers on pages for everyone, and their present values. Read only. */
export function PublicNumbersView() {
  return (
    <Stack sx={{ gap: 4 }}>
      <Group title="Counted" text="From what people did. Never typed in.">
        <FeaturedRatings />
        <MatchingAccuracy />
      </Group>
      {NUMBER_GROUPS.map(({ title, text, numbers }) => (
        <Group key={title} title={title} text={text}>
          {numbers.map((number) => (
            <NumberRow key={number.name} number={number} />
          ))}
        </Group>
      ))}
    </Stack>
  );
}

interface GroupProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Group({ title, text, children }: GroupProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>{text}</Typography>
      <Card component="ul" sx={{ m: 0, px: 2.5, py: 0, listStyle: 'none' }}>
        {children}
      </Card>
    </Box>
  );
}

/** The ratings on the home page, read as it reads them. */
function FeaturedRatings() {
  const read = useLive(companionPages(BEST_RATED));
  if (read.status === 'failed') {
    return (
      <Box component="li" sx={{ py: 1.5 }}>
        <LoadFailed retry={read.retry} />
      </Box>
    );
  }
  if (read.status === 'loading') {
    return (
      <Box component="li" role="status" aria-busy aria-label="Loading the ratings" sx={{ py: 1.5 }}>
        <Skeleton height={56} />
      </Box>
    );
  }
  const best = read.data.items.slice(0, FEATURED);
  const values = best.map(({ data: { displayName, ratingAverage, ratingCount } }) =>
    ratingAverage === null
      ? `${displayName}: no reviews`
      : `${displayName}: ${ratingAverage.toFixed(1)} (${ratingCount})`,
  );
  return (
    <NumberRow
      number={{
        name: 'Ratings of the companions on the home page',
        values: values.length === 0 ? ['None, and the page shows examples that say so'] : values,
        source:
          'The average and number of published reviews, which members write after a completed session.',
        pages: ['home'],
      }}
    />
  );
}

/** The share of members who would meet again. No page for everyone shows it. */
function MatchingAccuracy() {
  const read = useLive(matchingAnswers());
  if (read.status === 'failed') {
    return (
      <Box component="li" sx={{ py: 1.5 }}>
        <LoadFailed retry={read.retry} />
      </Box>
    );
  }
  if (read.status === 'loading') {
    return (
      <Box component="li" role="status" aria-busy aria-label="Loading the answers" sx={{ py: 1.5 }}>
        <Skeleton height={56} />
      </Box>
    );
  }
  const { answers, again } = read.data;
  const percent = matchingAccuracy(read.data);
  const counted = `${formatCount(again)} of ${formatCount(answers)} would meet again`;
  return (
    <NumberRow
      number={{
        name: 'Matching accuracy',
        values:
          percent === null
            ? [`No share below ${MATCHING_SHOWN_FROM} answers`, counted]
            : [formatPercent(percent), counted],
        source:
          'Members’ private answers with their published reviews of sessions that started from mood matching. Only our team sees it.',
        pages: [],
      }}
    />
  );
}

function NumberRow({ number }: { readonly number: PublicNumber }) {
  const { name, values, source, pages } = number;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {values.join(' · ')}
        </Typography>
      </div>
      <div>
        <Typography variant="body2">{source}</Typography>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mt: 0.25, typography: 'body2' }}
        >
          {pages.map((page) => (
            <MuiLink
              key={page}
              component={Link}
              to={PATHS[page]}
              aria-label={`${name}: ${page === 'home' ? 'home page' : PATHS[page]}`}
            >
              {page === 'home' ? 'Home page' : PATHS[page]}
            </MuiLink>
          ))}
        </Box>
      </div>
    </Box>
  );
}
