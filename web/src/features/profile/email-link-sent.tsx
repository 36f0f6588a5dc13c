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
import { emailAppUrl } from '../../lib/email-app';

interface EmailLinkSentProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The link was sent; explains what happens next. */
export function EmailLinkSent({ email, onClose }: EmailLinkSentProps) {
  const titleId = useId();
  const textId = useId();
  const appUrl = emailAppUrl(email);
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
          We have sent a link to <strong>{email}</strong>. Your address changes when you open it,
          and not before. The link works for 24 hours.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        {appUrl !== null && (
          <Button
            variant="contained"
            href={appUrl}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<OpenInNewOutlined />}
          >
            Open Email App
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
