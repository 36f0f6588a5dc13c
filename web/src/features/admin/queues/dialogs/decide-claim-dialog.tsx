import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import { CLAIM_OUTCOMES, type ClaimOutcome } from '@hearthkin/domain/booking/claim';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { useState } from 'react';
import { call } from '../../../../firebase/call';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog';
import { SelectField } from '../../../../ui/forms/select-field';
import { TextField } from '../../../../ui/forms/text-field';
import { useDecision } from '../../inbox/use-decision';

const LABELS: Readonly<Record<ClaimOutcome, string>> = {
  pay: 'It took place: pay in full',
  'refund-part': 'It took place: refund a part',
  'refund-all': 'Refund all',
  'companion-no-show': 'The companion didn’t come: refund all',
  'member-no-show': 'The member didn’t come: pay in full',
};

interface DecideClaimDialogProps {
  readonly bookingId: string;
  readonly caseNumber: string;
  readonly onClose: () => void;
  /** Gets a sentence about the decision. */
  readonly onDone: (sentence: string) => void;
}

/** Decides a claim, with a reason that both sides read. */
export function DecideClaimDialog(props: DecideClaimDialogProps) {
  const { bookingId, caseNumber, onClose, onDone } = props;
  const [outcome, setOutcome] = useState<ClaimOutcome | ''>('');
  const [refund, setRefund] = useState('');
  const { run, isBusy, failure, close } = useDecision(
    () => onDone(`Case ${caseNumber} is decided.`),
    onDone,
    onClose,
  );
  const isPart = outcome === 'refund-part';
  const percent = /^\d{1,2}$/.test(refund) ? Number(refund) : 0;
  const isValid = outcome !== '' && (!isPart || percent > 0);
  return (
    <ReasonDialog
      draftId={`claim/${bookingId}`}
      title={`Decide case ${caseNumber}?`}
      intro="The payment is settled once, and both sides get an email. You can’t undo this."
      saved={REASON_TEMPLATES.claim}
      helperText="Both sides read this."
      maxLength={LIMITS.reason}
      submitLabel="Decide"
      busyLabel="Deciding..."
      color="primary"
      isBusy={isBusy}
      failure={failure}
      canSubmit={isValid}
      onSubmit={(reason) => {
        if (outcome === '') return;
        const keptPercent = isPart ? 100 - percent : null;
        void run(() => call('decideClaim', { bookingId, outcome, keptPercent, reason }));
      }}
      onClose={close}
    >
      <SelectField
        label="Decision"
        required
        fullWidth
        value={outcome}
        disabled={isBusy}
        onChange={(event) =>
          setOutcome(CLAIM_OUTCOMES.find((one) => one === event.target.value) ?? '')
        }
      >
        <option value="">Choose one</option>
        {CLAIM_OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </SelectField>
      {isPart && (
        <TextField
          label="Refund (%)"
          required
          value={refund}
          disabled={isBusy}
          noticesCrisis={false}
          error={refund !== '' && percent === 0}
          helperText="1 to 99, of what the member paid."
          onChange={(event) => setRefund(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        />
      )}
    </ReasonDialog>
  );
}
