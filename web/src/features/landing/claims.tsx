import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import SupportRounded from '@mui/icons-material/SupportRounded';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';

/** The landing page's claims (specification 1, section 1), each with what it means here. */
const CLAIMS = [
  {
    icon: <VerifiedUserOutlined />,
    title: 'Verified companions',
    text: 'We check every companion’s phone, face and documents before you can book them.',
  },
  {
    icon: <SupportRounded />,
    title: 'Crisis help, 24/7',
    text: 'Crisis lines are one tap away on every page, day and night.',
  },
  {
    icon: <FavoriteBorderRounded />,
    title: 'Matched to how you feel',
    text: 'We’ll show you companions who fit, and tell you why.',
  },
] as const;

/** The promises to visitors, as a band across the page. */
export function Claims() {
  return (
    <Box
      component="section"
      aria-labelledby="claims"
      sx={{ bgcolor: 'action.selected', my: { xs: 2, md: 3 } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 4, md: 5 } }}>
        <Typography variant="h2" id="claims">
          What you can count on
        </Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
            gap: { xs: 2.5, md: 5 },
            p: 0,
            m: 0,
            mt: 3,
            listStyle: 'none',
          }}
        >
          {CLAIMS.map(({ icon, title, text }) => (
            <Box component="li" key={title} sx={{ display: 'flex', gap: 1.5 }}>
              <Box aria-hidden sx={{ color: 'primary.main', '& svg': { fontSize: 32 } }}>
                {icon}
              </Box>
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography sx={{ mt: 0.5 }}>{text}</Typography>
              </div>
            </Box>
          ))}
        </Box>
        <Typography sx={{ mt: 3 }}>
          <TextLink href={PATHS.safetyTrust}>How we keep people safe</TextLink>
        </Typography>
      </Container>
    </Box>
  );
}
