import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../layout/visually-hidden';
import { CRISIS_RESOURCES } from './crisis-resources';

/** What somebody can reach at once; the crisis button has the rest. */
const AT_ONCE = CRISIS_RESOURCES.filter(({ urgent }) => urgent);

/** Where to turn when reading or writing of hard times brings something up. */
export function CrisisNote() {
  return (
    <Box component="aside" aria-label="Crisis resources">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Are you having a hard time right now? Somebody is there:{' '}
        {AT_ONCE.map(({ name, action, href }, index) => (
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
