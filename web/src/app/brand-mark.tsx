import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useHome } from '../session/session';
import { VISUALLY_HIDDEN } from '../ui/layout/visually-hidden';

/** Logo and name, linked to the reader's home. */
export function BrandMark() {
  const home = useHome();
  return (
    <Box
      component={Link}
      to={home}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: '1.2rem',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        borderRadius: 1,
      }}
    >
      <Box component="svg" aria-hidden viewBox="0 0 32 32" sx={{ width: 30, height: 30 }}>
        <Box
          component="rect"
          width="32"
          height="32"
          rx="10"
          sx={{ fill: 'var(--mui-palette-primary-main)' }}
        />
        <Flame />
      </Box>
      <Box component="span" sx={{ '@media (max-width: 379.95px)': VISUALLY_HIDDEN }}>
        {PRODUCT_NAME}
      </Box>
    </Box>
  );
}

function Flame() {
  return (
    <Box
      component="path"
      d="M16 6c1.8 4 6.6 6.3 6.6 11.6A6.6 6.6 0 0 1 16 24.4a6.6 6.6 0 0 1-6.6-6.8c0-2.7 1.4-4.6 2.9-6.2.2 1.7.9 2.8 2 3.4C14 11.6 14.5 8.6 16 6z"
      sx={{ fill: 'var(--mui-palette-secondary-light)' }}
    />
  );
}
