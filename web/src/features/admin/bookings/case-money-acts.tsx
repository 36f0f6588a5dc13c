import { LIMITS } from '@hearthkin/domain/foundation/fields';
import type { Payment, Payout } from '@hearthkin/domain/payment/ledger';
import { STOPPABLE } from '@hearthkin/domain/payment/settle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { call } from '../../../firebase/call';
import { formatMoney } from '../../../lib/format';
import { ReasonDialog } from '../../../ui/dialogs/late-dialogs';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';

interface CaseMoneyActsProps {
  readonly bookingId: string;
  readonly payment: Payment;
  readonly payout: Payout | null;
  readonly onChanged: (sentence: string) => void;
}

/** The acts of staff about the money of a settled session. */
export function CaseMoneyActs({ bookingId, payment, payout, onChanged }: CaseMoneyActsProps) {
  const [act, setAct] = useState<'refund' | 'hold' | null>(null);
  const isSettled = payment.status === 'released' || payment.status === 'partly-refunded';
  const leftMinor = payment.totalMinor - payment.refundedMinor;
  const isHeld = payout?.status === 'held';
  const canHold = payout !== null && STOPPABLE.has(payout.status);
  if (!canHold && !(isSettled && leftMinor > 0)) return null;
  const close = () => setAct(null);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {isSettled && leftMinor > 0 && (
        <Button variant="outlined" onClick={() => setAct('refund')}>
          Refund a part
        </Button>
      )}
      {canHold && (
        <Button variant="outlined" onClick={() => setAct('hold')}>
          {isHeld ? 'Let the payout go on' : 'Stop the payout'}
        </Button>
      )}
      {act === 'refund' && (
        <RefundDialog
          bookingId={bookingId}
          payment={payment}
          leftMinor={leftMinor}
          onClose={close}
          onDone={(sentence) => {
            close();
            onChanged(sentence);
          }}
        />
      )}
      {act === 'hold' && (
        <HoldDialog
          bookingId={bookingId}
          isHeld={isHeld}
          onClose={close}
          onDone={(sentence) => {
            close();
            onChanged(sentence);
          }}
        />
      )}
    </Stack>
  );
}

interface ActDialogProps {
  readonly bookingId: string;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

interface RefundDialogProps extends ActDialogProps {
  readonly payment: Payment;
  readonly leftMinor: number;
}

function RefundDialog({ bookingId, payment, leftMinor, onClose, onDone }: RefundDialogProps) {
  const [amount, setAmount] = useState('');
  const amountMinor = minorOf(amount);
  const isPossible = amountMinor !== null && amountMinor > 0 && amountMinor <= leftMinor;
  const { run, isBusy, failure } = useAction(() =>
    onDone(`${formatMoney(amountMinor ?? 0)} goes back to the member. We’re letting them know.`),
  );
  const refund = (reason: string) =>
    run(() =>
      call('refundSession', {
        bookingId,
        amountMinor: amountMinor ?? 0,
        refundedBeforeMinor: payment.refundedMinor,
        reason,
      }),
    );
  return (
    <ReasonDialog
      draftId={`refund/${bookingId}`}
      title="Refund a part of the price?"
      intro="We pay it: the companion keeps their pay. If one side didn’t keep to what was agreed, let them make a claim instead. This can’t be undone."
      helperText="It stays in the audit log. No names."
      maxLength={LIMITS.reason}
      submitLabel="Refund a part"
      busyLabel="One moment..."
      isBusy={isBusy}
      failure={failure}
      canSubmit={isPossible}
      onSubmit={(reason) => void refund(reason)}
      onClose={onClose}
    >
      <TextField
        label="Amount in euros"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        error={amount !== '' && !isPossible}
        helperText={`Up to ${formatMoney(leftMinor)}`}
      />
    </ReasonDialog>
  );
}

/** Cents of "12", "12.5" or "12,50"; null for anything else. */
function minorOf(amount: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(amount.trim()) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

function HoldDialog(props: ActDialogProps & { readonly isHeld: boolean }) {
  const { bookingId, isHeld, onClose, onDone } = props;
  const { run, isBusy, failure } = useAction(() =>
    onDone(isHeld ? 'The payout goes on when it is due.' : 'The payout is stopped.'),
  );
  const label = isHeld ? 'Let it go on' : 'Stop the payout';
  return (
    <ReasonDialog
      draftId={`hold/${bookingId}`}
      title={isHeld ? 'Let the payout go on?' : 'Stop this payout?'}
      intro={
        isHeld
          ? 'The companion is paid when it is due, or with the next run if it was.'
          : 'The companion isn’t paid until our team lets it go on. They see that it is stopped.'
      }
      helperText="It stays in the audit log. No names."
      maxLength={LIMITS.reason}
      submitLabel={label}
      busyLabel="One moment..."
      color={isHeld ? 'primary' : 'error'}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason) =>
        void run(() => call('holdPayout', { bookingId, isHeld: !isHeld, reason }))
      }
      onClose={onClose}
    />
  );
}
