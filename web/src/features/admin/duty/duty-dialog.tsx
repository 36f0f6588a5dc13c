import type { Duty } from '@hearthkin/domain/admin/duty';
import { hoursProblem, type WeeklyAvailability } from '@hearthkin/domain/companion/availability';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../firebase/call';
import { ownTimeZone } from '../../../lib/format';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { HoursField } from '../../../ui/forms/hours-field';
import { TimeZoneField } from '../../../ui/forms/time-zone-field';
import { useAction } from '../../../ui/hooks/use-action';

interface DutyDialogProps {
  /** The times of the reader; null for none. */
  readonly own: Duty | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface DutyForm {
  hours: WeeklyAvailability;
  timeZone: string;
}

/** Changes the times of the week at which the reader is on duty. */
export function DutyDialog({ own, onClose, onDone }: DutyDialogProps) {
  const { control, handleSubmit, formState } = useForm<DutyForm>({
    defaultValues: { hours: own?.hours ?? {}, timeZone: own?.timeZone ?? ownTimeZone() },
  });
  const hours = useWatch({ control, name: 'hours' });
  const { run, isBusy, failure } = useAction(onDone);
  return (
    <FormDialog
      title="Your times on duty"
      intro="While you’re on duty, you carry the pager and answer calls for help within minutes."
      isLong
      isDirty={formState.isDirty}
      isBusy={isBusy}
      failure={failure}
      submitLabel="Save"
      busyLabel="Saving..."
      canSubmit={Object.values(hours).every((day) => hoursProblem(day ?? []) === null)}
      onSubmit={(event) => {
        void handleSubmit((values) => run(() => call('saveDuty', values)))(event);
      }}
      onClose={onClose}
    >
      <HoursField control={control} name="hours" empty="Off" disabled={isBusy} />
      <TimeZoneField control={control} name="timeZone" disabled={isBusy} />
    </FormDialog>
  );
}
