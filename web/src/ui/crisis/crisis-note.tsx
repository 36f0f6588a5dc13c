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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Having a hard time right now? Help is here:{' '}
        {URGENT_RESOURCES.map(({ name, action, href }, index) => (
          <span key={name}>
            {index > 0 && ' · '}
            <MuiLink href={href} sx={{ display: 'inline-block', py: 0.75 }}>
              {action}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </MuiLink>
          </span>
        ))}
      </Typography>
    </Box>
  );
}
