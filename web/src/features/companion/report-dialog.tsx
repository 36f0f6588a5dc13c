import {
  REPORT_DETAILS_MAX,
  REPORT_REASON_IDS,
  REPORT_REASONS,
  type ReportForm,
  reportFormSchema,
} from '@hearthkin/domain/safety/report';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLive } from '../../lib/live-query';
import { ownReport } from '../../lib/review-queries';
import type { ReviewPlace } from '../../lib/review-store';
import { useSaving } from '../../lib/use-save';
import { FormDialog } from '../../ui/form-dialog';
import { LongText } from '../../ui/long-text';

interface ReportDialogProps {
  readonly place: ReviewPlace;
  readonly reporterId: string;
  readonly authorName: string;
  readonly onClose: () => void;
  readonly onReported: (sentence: string) => void;
}

/** Asks what is wrong with a review; somebody who has said so is told that. */
export function ReportDialog(props: ReportDialogProps) {
  const former = useLive(ownReport(props.place.bookingId, props.reporterId));
  if (former.status === 'loading') return null;
  // That it cannot be known does not keep anybody from reporting: a second one is refused.
  if (former.status === 'ready' && former.data !== null) {
    return <AlreadyReported onClose={props.onClose} />;
  }
  return <ReportFormDialog {...props} />;
}

function ReportFormDialog(props: ReportDialogProps) {
  const { place, reporterId, authorName, onClose, onReported } = props;
  const id = useId();
  const { run, ...saving } = useSaving(() =>
    onReported('Thank you for telling us. Our staff will look at it.'),
  );
  const { control, handleSubmit, formState } = useForm<ReportForm>({
    resolver: zodResolver(reportFormSchema),
    defaultValues: { details: '' },
  });
  const send = (form: ReportForm) =>
    run(async () => {
      const { reportReview } = await import('../../lib/report-store');
      await reportReview(place, reporterId, form);
    });
  return (
    <FormDialog
      {...saving}
      title={`Report the review by ${authorName}`}
      intro="Our staff read it and decide whether it stays. Nobody else learns that you reported it."
      isDirty={formState.isDirty}
      submitLabel="Report"
      busyLabel="Reporting..."
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <Controller
        name="reason"
        control={control}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <FormControl error={error !== undefined} disabled={saving.isBusy}>
            <FormLabel id={id}>What is wrong with it?</FormLabel>
            <RadioGroup
              {...field}
              value={field.value ?? ''}
              aria-labelledby={id}
              aria-describedby={error === undefined ? undefined : `${id}-problem`}
            >
              {REPORT_REASON_IDS.map((reason, index) => (
                <FormControlLabel
                  key={reason}
                  value={reason}
                  label={REPORT_REASONS[reason]}
                  control={<Radio {...(index === 0 && { slotProps: { input: { ref } } })} />}
                />
              ))}
            </RadioGroup>
            {error !== undefined && (
              <FormHelperText id={`${id}-problem`} role="alert" sx={{ mx: 0 }}>
                {error.message}
              </FormHelperText>
            )}
          </FormControl>
        )}
      />
      <LongText
        control={control}
        name="details"
        label="Details"
        hint="Optional. What should our staff know?"
        most={REPORT_DETAILS_MAX}
        minRows={3}
        disabled={saving.isBusy}
      />
    </FormDialog>
  );
}

function AlreadyReported({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        You have reported this
      </DialogTitle>
      <DialogContent>
        <DialogContentText>Thank you. Our staff look at every report.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
