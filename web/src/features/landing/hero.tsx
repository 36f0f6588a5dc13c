import { MOODS } from '@hearthkin/domain/companion/traits';
import { ACTIVITIES } from '@hearthkin/domain/foundation/activities';
import { formatMoney } from '@hearthkin/domain/foundation/formats';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { OWN_CLOSINGS } from '../../lib/closings';
import { needSupportPath, registerPath } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { useRole } from '../../session/session';
import { PageHeading } from '../../ui/layout/page-heading';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS } from '../../ui/people/moods';
import { CARD_STYLE } from './card-style';
import { Hearth } from './hearth';

/** The price of an hour with a companion at the usual rate; nothing where no money moves. */
const PRICE = arePaymentsLive()
  ? ` You pay them for their time: an online chat costs ${formatMoney(ACTIVITIES['virtual-chat'].rateMinor)} an hour at our usual rate.`
  : '';

const FOR_VISITORS = [
  { label: 'Find My Companion', to: registerPath() },
  { label: 'See who’s here', to: needSupportPath() },
  { label: 'Become a Companion', to: registerPath(undefined, 'earner') },
];

/** The introduction: how a visitor feels leads to companions, without an account. */
export function Hero() {
  const role = useRole();
  const links = role === null ? FOR_VISITORS : role === 'staff' ? [] : OWN_CLOSINGS[role].links;
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.25fr 0.75fr' },
          alignItems: 'center',
          gap: { xs: 4, md: 6 },
          py: { xs: 4, md: 8 },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 2.5, md: 3 } }}>
          <PageHeading isHero>Good company, when you need it</PageHeading>
          <Typography sx={{ color: 'text.secondary', maxWidth: '48ch', fontSize: '1.125rem' }}>
            A walk and a coffee. Company while you study. An hour with someone who really listens.
          </Typography>
          <Typography sx={{ maxWidth: '48ch' }}>
            Each companion has passed an identity and a background check. It isn’t dating.{PRICE}
          </Typography>
          <Moods isVisitor={role === null} />
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
            {links.map(({ label, to }, index) => (
              <Button
                key={to}
                component={Link}
                to={to}
                variant={index === 0 ? 'contained' : 'outlined'}
                size="large"
              >
                {label}
              </Button>
            ))}
          </Box>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Hearth />
        </Box>
      </Container>
    </Box>
  );
}

/** The moods. Each leads to companions who fit it. */
function Moods({ isVisitor }: { readonly isVisitor: boolean }) {
  return (
    <div>
      <Typography id="moods" sx={{ fontWeight: 650, mb: 1.25 }}>
        How are you feeling? See who fits{isVisitor && ', no account needed'}.
      </Typography>
      <Box
        component="ul"
        aria-labelledby="moods"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: { xs: 1, sm: 1.5 },
          p: 0,
          m: 0,
          maxWidth: 620,
          listStyle: 'none',
        }}
      >
        {MOODS.map((mood, index) => (
          <Box
            component="li"
            key={mood}
            // An odd number: the first one takes a whole row.
            sx={{ gridColumn: index === 0 ? '1 / -1' : undefined }}
          >
            <Box
              component={Link}
              to={needSupportPath({ mood })}
              sx={{
                ...CARD_STYLE,
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                p: { xs: 1, sm: 1.5 },
                height: '100%',
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover', borderColor: 'primary.light' },
              }}
            >
              <MoodMark mood={mood} size={40} />
              <div>
                <Typography sx={{ fontWeight: 650 }}>{MOOD_WORDS[mood].title}</Typography>
                <Typography
                  variant="body2"
                  sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
                >
                  {MOOD_WORDS[mood].text}
                </Typography>
              </div>
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}
