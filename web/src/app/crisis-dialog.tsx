import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CRISIS_RESOURCES, type CrisisResource } from '../ui/crisis-resources';

interface CrisisDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CrisisDialog({ open, onClose }: CrisisDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: { m: { xs: 2, sm: 4 } } } }}
    >
      <DialogTitle id={titleId} sx={{ typography: 'h2' }}>
        You are not alone. Help is there now.
      </DialogTitle>
      <DialogContent>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
          {CRISIS_RESOURCES.map((resource) => (
            <ResourceRow key={resource.name} resource={resource} />
          ))}
        </Stack>
        <Alert severity="info" sx={{ mt: 2 }}>
          Companions are not licensed mental health professionals. In a crisis, please turn to the
          services above.
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function ResourceRow({ resource }: { readonly resource: CrisisResource }) {
  const isWebsite = resource.href.startsWith('https:');
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <div>
        <Typography variant="h3" component="p">
          {resource.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {resource.text}
        </Typography>
      </div>
      <Button
        href={resource.href}
        variant={resource.urgent ? 'contained' : 'outlined'}
        color={resource.urgent ? 'error' : 'primary'}
        aria-label={`${resource.action}: ${resource.name}`}
        sx={{ flexShrink: 0 }}
        {...(isWebsite && { target: '_blank', rel: 'noreferrer' })}
      >
        {resource.action}
      </Button>
    </Stack>
  );
}
