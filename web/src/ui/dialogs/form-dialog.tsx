import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useKeyboardHeight } from '../hooks/keyboard-height';
import { useUnsaved } from '../hooks/use-unsaved';
import { DiscardDialog } from './discard-dialog';
import { useOpenDialog } from './open-dialog';

export interface FormDialogProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Whether closing would lose changes. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** The reason why the last attempt failed. The fields keep their values. */
  readonly failure: string | null;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly cancelLabel?: string;
  readonly color?: ButtonProps['color'];
  readonly canSubmit?: boolean;
  /** Said beside the button while it can’t be pressed: what to do first. */
  readonly whyNot?: string;
  /** Whether another dialog stands in its place. */
  readonly isHidden?: boolean;
  /** Whether its fields fill a phone's screen. */
  readonly isLong?: boolean;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * A form in a dialog, with a warning before unsaved changes are lost. On a phone it is a sheet above the keyboard, or full
 * screen if it is long.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, intro, isDirty, isBusy, failure, canSubmit = true, isLong = false } = props;
  const { color = 'primary' } = props;
  const titleId = useId();
  const introId = useId();
  const whyId = useId();
  const notice = useOpenDialog();
  useKeyboardHeight();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const unsaved = useUnsaved(isDirty, props.onClose);
  const isExplained = !canSubmit && !isBusy && props.whyNot !== undefined;
  const close = isBusy ? undefined : unsaved.close;
  return (
    <>
      <Dialog
        open
        onClose={close}
        fullScreen={isPhone && isLong}
        fullWidth
        maxWidth="sm"
        aria-labelledby={titleId}
        aria-describedby={intro === undefined ? undefined : introId}
        {...(props.isHidden === true && { sx: { display: 'none' } })}
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) props.onSubmit(event);
          }}
          // The form sits between the dialog and its parts: the content scrolls, the buttons stay.
          sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
        >
          <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
            {title}
          </DialogTitle>
          <DialogContent>
            {notice !== null && (
              <Alert severity="warning" role="status" sx={{ mb: 2.5 }}>
                {notice}
              </Alert>
            )}
            {intro !== undefined && (
              <DialogContentText id={introId} component="div" sx={{ mb: 2.5 }}>
                {intro}
              </DialogContentText>
            )}
            {/* Room for the first field's label, which sits on its border. */}
            {props.children !== undefined && (
              <Stack sx={{ gap: 2.5, pt: 1 }}>{props.children}</Stack>
            )}
            {failure !== null && (
              <Alert severity="error" sx={{ mt: 2.5 }}>
                {failure}
              </Alert>
            )}
          </DialogContent>
          {isExplained && (
            <Typography
              id={whyId}
              variant="body2"
              sx={{ px: 3, pb: 1, color: 'text.secondary', textAlign: 'end' }}
            >
              {props.whyNot}
            </Typography>
          )}
          <DialogActions sx={{ px: 3, pb: 2.5, gap: 0.5 }}>
            <Button onClick={close} disabled={isBusy}>
              {props.cancelLabel ?? 'Cancel'}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={color}
              disabled={isBusy || !canSubmit}
              aria-describedby={isExplained ? whyId : undefined}
            >
              {isBusy ? props.busyLabel : props.submitLabel}
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
      {unsaved.isAsking && <DiscardDialog onKeep={unsaved.keep} onDiscard={unsaved.discard} />}
    </>
  );
}
