import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format';
import { companionPath } from '../../lib/paths';
import { CardGrid } from '../../ui/layout/card-grid';
import { InterestCover } from '../../ui/people/interest-cover';
import { InterestList } from '../../ui/people/interest-list';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Rating } from '../../ui/people/rating';
import { CARD_STYLE } from './card-style';
import type { FeaturedCompanion } from './public-reads';

interface CompanionCardsProps {
  readonly companions: readonly FeaturedCompanion[];
}

export function CompanionCards({ companions }: CompanionCardsProps) {
  return (
    <CardGrid label="Companions" columns={{ md: 3 }}>
      {companions.map((companion) => (
        <FeaturedCard key={companion.id} companion={companion} />
      ))}
    </CardGrid>
  );
}

function FeaturedCard({ companion }: { readonly companion: FeaturedCompanion }) {
  const { id, name, location, bio, photo, interests, hourlyRate } = companion;
  return (
    <Box
      component="li"
      sx={{
        ...CARD_STYLE,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 300,
        overflow: 'hidden',
        '&:hover': { borderColor: 'primary.light' },
      }}
    >
      <InterestCover interest={interests[0]} sx={{ flexShrink: 0 }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 1, px: 2.5, pb: 2.5 }}>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <PersonAvatar
            name={name}
            photo={photo}
            size={72}
            sx={{ mt: '-28px', border: '3px solid var(--mui-palette-background-paper)' }}
          />
          <Box sx={{ minWidth: 0, pt: 1 }}>
            <Typography variant="h3">
              <MuiLink
                component={Link}
                to={companionPath(id)}
                color="inherit"
                underline="hover"
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {name}
              </MuiLink>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {location}
            </Typography>
          </Box>
        </Box>
        <Typography
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            color: 'text.secondary',
          }}
        >
          {bio}
        </Typography>
        <InterestList interests={interests} />
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            mt: 'auto',
          }}
        >
          <span>
            <strong>{formatMoney(hourlyRate * MINOR_PER_MAJOR)}</strong> per hour
          </span>
          <Rating average={companion.ratingAverage} count={companion.ratingCount} />
        </Box>
      </Box>
    </Box>
  );
}
