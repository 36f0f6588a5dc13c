import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useUrgentResources } from './crisis-country';

/** Crisis resources for pages with difficult stories. */
export function CrisisNote() {
  const urgent = useUrgentResources();
  return (
    <Box component="aside" aria-label="Crisis resources">
      <Typography
        variant="body2"
        component="div"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          color: 'text.secondary',
        }}
      >
        <span>Having a hard time right now? Help is here:</span>
        {urgent.map(({ name, action, href }) => (
          <MuiLink key={name} href={href} sx={{ py: 0.75 }}>
            {action}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </MuiLink>
        ))}
      </Typography>
    </Box>
  );
}
