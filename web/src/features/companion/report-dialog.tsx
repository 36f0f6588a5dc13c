import { REPORT_REASONS, type ReportForm, reportFormSchema } from '@hearthkin/domain/safety/report';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useLive } from '../../data/kit/live-query';
import { ownReport } from '../../data/reviews/review-queries';
import type { PublishedPlace } from '../../data/reviews/review-store';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { ReportFields } from '../../ui/forms/report-fields';
import { useAction } from '../../ui/hooks/use-action';

interface ReportDialogProps {
  readonly place: PublishedPlace;
  readonly reporterId: string;
  readonly authorName: string;
  readonly onClose: () => void;
  readonly onReported: (sentence: string) => void;
}

/** Reports a review, or says that it was reported before. */
export function ReportDialog(props: ReportDialogProps) {
  const former = useLive(ownReport(props.place.reviewId, props.reporterId));
  if (former.status === 'loading') return null;
  // If that can't be read, the form still opens: the rules refuse a second report.
  if (former.status === 'ready' && former.data !== null) {
    return <AlreadyReported onClose={props.onClose} />;
  }
  return <ReportFormDialog {...props} />;
}

function ReportFormDialog(props: ReportDialogProps) {
  const { place, reporterId, authorName, onClose, onReported } = props;
  const { run, ...saving } = useAction(() =>
    onReported('Thanks for telling us. Our team will review it.'),
  );
  const { control, handleSubmit, formState } = useForm<ReportForm>({
    resolver: zodResolver(reportFormSchema),
    defaultValues: { details: '' },
  });
  const send = (form: ReportForm) =>
    run(async () => {
      const { reportReview } = await import('./report-store');
      await reportReview(place, reporterId, form);
    });
  return (
    <FormDialog
      {...saving}
      title={`Report the review by ${authorName}`}
      intro="Our team will decide whether it stays. No one else will know you reported it."
      isDirty={formState.isDirty}
      submitLabel="Report"
      busyLabel="Reporting..."
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <ReportFields
        control={control}
        reason="reason"
        details="details"
        question="What’s wrong with it?"
        reasons={REPORT_REASONS}
        isBusy={saving.isBusy}
      />
    </FormDialog>
  );
}

function AlreadyReported({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2' }}>
        You’ve reported this
      </DialogTitle>
      <DialogContent>
        <DialogContentText>Thanks. Our team reviews every report.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
