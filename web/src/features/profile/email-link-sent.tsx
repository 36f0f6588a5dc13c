import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { emailAppLink } from '../../lib/email-app';

interface EmailLinkSentProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The link was sent; explains what happens next. */
export function EmailLinkSent({ email, onClose }: EmailLinkSentProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        <Box
          component={MarkEmailReadOutlined}
          aria-hidden
          sx={{ display: 'block', mb: 1, fontSize: 34, color: 'primary.main' }}
        />
        Check your inbox
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          We’ve sent a link to <strong>{email}</strong>. Open it within 24 hours to confirm the
          change.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" {...emailAppLink(email)} endIcon={<OpenInNewOutlined />}>
          Open email app
        </Button>
      </DialogActions>
    </Dialog>
  );
}
