import { claimRefusal } from '@hearthkin/domain/booking/claim';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { late } from '../../../ui/late';
import { ReportDialog } from '../../safety/public';
import { absencePays, claimTime } from './absence-words';

const ClaimDialog = late(async () => (await import('../claims/claim-dialog')).ClaimDialog, {
  isRare: true,
});

interface WentWrongProps {
  readonly booking: Doc<Booking>;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The sentence about a report that was sent stands in `reported`. */
type Step = 'choose' | 'report' | 'claim' | { readonly reported: string };

/**
 * A side says what went wrong. To have felt unsafe is told to our team alone; a claim about the payment, which the other side
 * reads, is another choice, before or after it.
 */
export function WentWrong(props: WentWrongProps) {
  const {
    booking: { id, data },
    role,
    otherName,
    now,
    onClose,
  } = props;
  const [step, setStep] = useState<Step>('choose');
  const name = otherName || 'the other person';
  const refusal = claimRefusal(data, now);
  const mayClaim = refusal === null;
  if (step === 'claim') {
    return (
      <ClaimDialog
        bookingId={id}
        otherName={otherName}
        ifAbsent={absencePays(data, role)}
        onClose={onClose}
      />
    );
  }
  if (step === 'report') {
    return (
      <ReportDialog
        title="I felt unsafe"
        choices={[
          {
            place: { kind: 'session', bookingId: id },
            label: 'This session',
            reason: 'unsafe',
            note: `${capitalized(name)} never reads it. It isn’t a claim: the payment stays as it is.`,
          },
        ]}
        onClose={onClose}
        onReported={(reported) => setStep({ reported })}
      />
    );
  }
  if (step === 'choose') {
    return (
      <Question title="Something went wrong?" cancelLabel="Cancel" onClose={onClose}>
        <Choice
          label="I felt unsafe"
          text={`Tell only our team. ${capitalized(name)} never reads it.`}
          onChoose={() => setStep('report')}
        />
        <Choice
          label="It’s about the session or the payment"
          text={claimNote(refusal, capitalized(name), claimTime(data))}
          isDisabled={!mayClaim}
          onChoose={() => setStep('claim')}
        />
      </Question>
    );
  }
  return (
    <Question title="Thank you for telling us" cancelLabel="Done" onClose={onClose}>
      <Typography role="status">{step.reported}</Typography>
      <Typography>
        Only our team reads it.{' '}
        {mayClaim &&
          `The payment is separate: if you claim, ${name} reads what you write there and can answer.`}
      </Typography>
      {mayClaim && (
        <Button variant="outlined" onClick={() => setStep('claim')}>
          Claim about the payment
        </Button>
      )}
    </Question>
  );
}

/** The text beside the choice to claim. The time for a claim may end while the dialog is open. */
function claimNote(refusal: ReturnType<typeof claimRefusal>, name: string, from: string): string {
  if (refusal === null) {
    return `They didn’t come, it ended early, or it was something else. ${name} reads it and can answer.`;
  }
  return refusal === 'too-early'
    ? `You can tell us from ${from}.`
    : 'The time for a claim is over. Contact us if you need help.';
}

interface QuestionProps {
  readonly title: string;
  readonly cancelLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Question({ title, cancelLabel, onClose, children }: QuestionProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>{children}</Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{cancelLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, text, isDisabled = false, onChoose }: ChoiceProps) {
  const textId = useId();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Button
        variant="outlined"
        size="large"
        disabled={isDisabled}
        aria-describedby={textId}
        onClick={onChoose}
        sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
      >
        {label}
      </Button>
      <Typography variant="body2" id={textId} sx={{ color: 'text.secondary', px: 0.5 }}>
        {text}
      </Typography>
    </Stack>
  );
}

function capitalized(name: string): string {
  return name === 'the other person' ? 'The other person' : name;
}
