import type { CheckOrder } from '@hearthkin/domain/verification/check-order';
import { call } from '../../../../firebase/call';
import { useAction } from '../../../../ui/hooks/use-action';
import { BackgroundCheckDialog } from './background-check-dialog';

interface RecordCheckDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly order: CheckOrder | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Records a new background check of a companion whose application is approved. */
export function RecordCheckDialog({ uid, name, order, onClose, onDone }: RecordCheckDialogProps) {
  const { run, isBusy, failure } = useAction(onDone);
  return (
    <BackgroundCheckDialog
      uid={uid}
      order={order}
      title={`Record a background check of ${name}?`}
      intro="Only with its report in front of you. It takes the place of any earlier one, they get the badge and an email, and they are listed if nothing else is missing."
      submitLabel="Record"
      busyLabel="Recording..."
      isBusy={isBusy}
      failure={failure}
      onSubmit={(check) => run(() => call('recordBackgroundCheck', { uid, check }))}
      onClose={onClose}
    />
  );
}
