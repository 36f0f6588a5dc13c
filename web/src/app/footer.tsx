import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useNow } from '../lib/clock';
import { FOOTER_LINKS } from './navigation';

export function Footer() {
  const year = useNow().getFullYear();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 6 }}>
      <Container
        maxWidth="lg"
        sx={{
          // Room for the crisis button, which floats above the end of the page.
          pt: 4,
          pb: { xs: 12, md: 4 },
          pr: { md: 26 },
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          rowGap: 1,
          color: 'text.secondary',
        }}
      >
        <Typography variant="body2" sx={{ maxWidth: '62ch' }}>
          {PRODUCT_NAME} offers companionship. It is not therapy, not crisis intervention and not a
          dating service. You must be 18 or older.
        </Typography>
        <Box
          component="nav"
          aria-label="Footer"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
        >
          {FOOTER_LINKS.map(({ label, to }) => (
            <MuiLink key={to} component={Link} to={to} variant="body2" color="inherit">
              {label}
            </MuiLink>
          ))}
        </Box>
        <Typography variant="body2">
          © {year} {PRODUCT_NAME}
        </Typography>
      </Container>
    </Box>
  );
}
