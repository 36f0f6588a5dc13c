import { startProblem } from '@hearthkin/domain/community/event-start';
import { useEffect, useState } from 'react';
import type { Activity } from '../../data/activities/activity-queries';
import { companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import {
  type ActivityDraft,
  type ActivityProblems,
  draftOf,
  EMPTY_ACTIVITY,
  parseDraft,
  proposalDrafts,
  typedTimes,
} from '../../lib/activity-draft';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { ActivityFields } from '../../ui/forms/activity-fields';
import { useAction } from '../../ui/hooks/use-action';
import { OwnClashes } from './own-clashes';

interface ProposeDialogProps {
  readonly uid: string;
  /** The proposal to change; null for a new one. */
  readonly former: Doc<Activity> | null;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onSent: (sentence: string) => void;
}

/** The form by which a companion proposes a group activity to our team. What is typed survives a reload. */
export function ProposeDialog({ uid, former, onClose, onSent }: ProposeDialogProps) {
  const listing = useLive(companion(uid));
  const own = listing.status === 'ready' ? (listing.data?.data ?? null) : null;
  const draftId = former?.id ?? 'new';
  const [loaded] = useState(() => proposalDrafts.load(draftId));
  // Kept with what is typed, so that a proposal whose answer was lost is the same one when it is sent again.
  const [activityId] = useState(() => former?.id ?? loaded?.activityId ?? crypto.randomUUID());
  const [saved] = useState(() => (former === null ? EMPTY_ACTIVITY : draftOf(former.data)));
  const [typed, setTyped] = useState<ActivityDraft>(() => loaded?.draft ?? saved);
  const [problems, setProblems] = useState<ActivityProblems>({});
  const { run, isBusy, failure } = useAction();
  const isDirty = JSON.stringify(typed) !== JSON.stringify(saved);
  useEffect(() => {
    if (isDirty) proposalDrafts.save(draftId, { activityId, draft: typed });
    else proposalDrafts.drop(draftId);
  }, [isDirty, draftId, activityId, typed]);
  const [time = null] = typedTimes(typed);

  async function send(): Promise<void> {
    const filled = parseDraft({ ...typed, hostId: uid, originalPrice: '' });
    const when = 'form' in filled ? startProblem(filled.form, new Date()) : null;
    if ('problems' in filled || when !== null) {
      setProblems('problems' in filled ? filled.problems : { time: when ?? '' });
      return;
    }
    setProblems({});
    const { hostId: _, originalPriceMinor: __, ...form } = filled.form;
    const failed = await run(() => call('proposeActivity', { activityId, form }));
    if (failed !== null) return;
    proposalDrafts.drop(draftId);
    onSent('We have your activity. We’ll let you know once our team has reviewed it.');
  }

  const isUnlisted = listing.status === 'ready' && own?.listed !== true;
  return (
    <FormDialog
      isLong
      title={former === null ? 'Suggest a group activity' : 'Change your activity'}
      intro="Our team reviews it. It goes live as you wrote it, or we ask you first."
      isDirty={isDirty}
      isBusy={isBusy}
      failure={
        Object.keys(problems).length > 0
          ? 'Please look through the fields that are marked.'
          : failure
      }
      submitLabel="Submit activity"
      busyLabel="Submitting..."
      canSubmit={!isUnlisted}
      whyNot={isUnlisted ? 'Members need to find your listing first.' : undefined}
      onSubmit={() => void send()}
      onClose={() => {
        proposalDrafts.drop(draftId);
        onClose();
      }}
    >
      <ActivityFields
        draft={typed}
        problems={problems}
        isBusy={isBusy}
        onChange={(values) => setTyped({ ...typed, ...values })}
        clashes={
          <OwnClashes uid={uid} time={time}>
            You can choose another time, or go on. Once it’s published, no one can book you then.
          </OwnClashes>
        }
      />
    </FormDialog>
  );
}
