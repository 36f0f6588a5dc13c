import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../layout/visually-hidden';
import { CRISIS_RESOURCES } from './crisis-resources';

/** The resources to contact at once. The crisis button has all of them. */
const URGENT_RESOURCES = CRISIS_RESOURCES.filter(({ urgent }) => urgent);

/** Crisis resources for pages with difficult stories. */
export function CrisisNote() {
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
        {URGENT_RESOURCES.map(({ name, action, href }) => (
          <MuiLink key={name} href={href} sx={{ py: 0.75 }}>
            {action}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </MuiLink>
        ))}
      </Typography>
    </Box>
  );
}
