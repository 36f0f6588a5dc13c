import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Closing } from '../../lib/closings';

/** Links to where to go next, at the end of a page. */
export function NextSteps({ title, text, links }: Closing) {
  return (
    <Box
      component="section"
      aria-labelledby="next-steps"
      sx={{
        mt: { xs: 5, md: 8 },
        p: { xs: 3, md: 5 },
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h2" id="next-steps">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        {links.map(({ label, to }, index) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant={index === 0 ? 'contained' : 'outlined'}
            size="large"
            sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
