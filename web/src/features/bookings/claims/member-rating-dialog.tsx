import { type MemberRating, RATED_BY_AT_LEAST } from '@hearthkin/domain/booking/member-rating';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../../firebase/call';
import { editableUntil } from '../../../lib/review-words';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { ReasonField } from '../../../ui/forms/reason-field';
import { useAction } from '../../../ui/hooks/use-action';
import { CannotMeetDialog, useCannotMeet } from '../../safety/public';

const yesOrNo = () => z.enum(['yes', 'no'], 'Please choose yes or no');
const formSchema = z.object({ came: yesOrNo(), kind: yesOrNo(), again: yesOrNo() });
type Form = z.infer<typeof formSchema>;

const ANSWERS = { yes: 'Yes', no: 'No' } as const;

interface MemberRatingDialogProps {
  readonly bookingId: string;
  readonly memberName: string;
  /** The answers there are; null for new ones. */
  readonly former: MemberRating | null;
  readonly onClose: () => void;
  /** Gets a sentence to show the companion. */
  readonly onSaved: (sentence: string) => void;
}

/** Asks a companion about the member of a session, or changes what they answered. */
export function MemberRatingDialog(props: MemberRatingDialogProps) {
  const { bookingId, memberName, former, onClose, onSaved } = props;
  const cannotMeet = useCannotMeet();
  const { run, ...saving } = useAction(() =>
    onSaved(former === null ? 'Thank you for your answers.' : 'Your answers are changed.'),
  );
  const { control, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(formSchema),
    ...(former && { defaultValues: formOf(former) }),
  });
  if (cannotMeet) return <CannotMeetDialog act="rate" onClose={onClose} />;
  const { isDirty } = formState;
  const fields = { control, reasons: ANSWERS, isBusy: saving.isBusy, isRow: true };
  const save = async ({ came, kind, again }: Form) => {
    const answers = { came: came === 'yes', kind: kind === 'yes', again: again === 'yes' };
    await call('rateMember', { bookingId, ...answers });
  };
  return (
    <FormDialog
      {...saving}
      title={former === null ? `Rate ${memberName} in private` : 'Edit your answers'}
      intro={
        former === null ? introFor(memberName) : `You can change them ${editableUntil(former)}.`
      }
      isDirty={isDirty}
      submitLabel={former === null ? 'Send answers' : 'Save'}
      busyLabel={former === null ? 'Sending...' : 'Saving...'}
      canSubmit={former === null || isDirty}
      whyNot="Nothing has changed yet."
      onSubmit={(event) => void handleSubmit((form) => run(() => save(form)))(event)}
      onClose={onClose}
    >
      <ReasonField {...fields} reason="came" question="Did they come?" />
      <ReasonField {...fields} reason="kind" question="Were they kind?" />
      <ReasonField {...fields} reason="again" question="Would you meet them again?" />
    </FormDialog>
  );
}

function introFor(memberName: string): string {
  return `${memberName} never sees your answers. Companions they ask later see counts, once ${RATED_BY_AT_LEAST} others have answered. Answers and reviews of a session stay hidden for a week.`;
}

function formOf({ came, kind, again }: MemberRating): Form {
  const answer = (isYes: boolean) => (isYes ? 'yes' : 'no');
  return { came: answer(came), kind: answer(kind), again: answer(again) };
}
