import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useUrgentResources } from '../../ui/crisis/crisis-country';

/** Companions are not therapists or an emergency service (specification 2, section 2). */
export function ImportantNotice() {
  const calls = useUrgentResources().filter(({ href }) => href.startsWith('tel:'));
  return (
    <Alert
      severity="warning"
      variant="outlined"
      component="section"
      role="region"
      aria-labelledby="important-notice"
      sx={{ mt: { xs: 5, md: 7 }, alignItems: 'flex-start' }}
    >
      <AlertTitle component="h2" id="important-notice" sx={{ fontWeight: 650 }}>
        Important Notice
      </AlertTitle>
      Companions aren’t licensed mental health professionals and shouldn’t be your only help in a
      crisis. If you or someone else might get hurt, don’t wait for a session or a reply.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {calls.toReversed().map(({ name, action, href }, index) => (
          <Button
            key={name}
            href={href}
            variant={index === 0 ? 'contained' : 'outlined'}
            color="error"
          >
            {action}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}
