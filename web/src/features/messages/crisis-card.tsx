import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CRISIS_RESOURCES } from '../../ui/crisis/crisis-resources';

/** The resources to contact at once. The crisis button has all of them. */
const URGENT_RESOURCES = CRISIS_RESOURCES.filter(({ urgent }) => urgent);

/** Offers crisis resources after a mention of self-harm. Nothing about it leaves the device. */
export function CrisisCard({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ mx: 2, mb: 1.5, p: 2, borderColor: 'error.main', flexShrink: 0 }}
    >
      <Typography variant="h3" component="p" id={id} role="status">
        You matter, and you do not have to carry this alone.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        If you think of hurting yourself, somebody is there right now. Only you see this card; we
        keep nothing of it and tell nobody.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {URGENT_RESOURCES.map(({ name, action, href }) => (
          <Button
            key={name}
            href={href}
            size="small"
            variant="outlined"
            color="error"
            aria-label={`${action}: ${name}`}
          >
            {action}
          </Button>
        ))}
        <Button size="small" color="inherit" onClick={onClose} sx={{ marginInlineStart: 'auto' }}>
          Close
        </Button>
      </Box>
    </Card>
  );
}
