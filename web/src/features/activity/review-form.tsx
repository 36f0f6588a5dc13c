import {
  ACTIVITY_LIMITS,
  type ActivityReviewForm,
  activityReviewFormSchema,
} from '@hearthkin/domain/community/activity';
import { STARS } from '@hearthkin/domain/companion/review';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { sessionDraft } from '../../lib/session-draft';
import { useSaving } from '../../lib/use-save';
import { FormDialog } from '../../ui/form-dialog';
import { LongText } from '../../ui/long-text';
import { StarField } from '../../ui/star-field';

const drafts = sessionDraft(
  'activity-review',
  z.object({ rating: z.literal(STARS).optional(), comment: z.string() }),
);

interface ReviewFormProps {
  readonly activityId: string;
  readonly uid: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Asks somebody who took part how it was. What is typed survives a reload. */
export function ReviewForm({ activityId, uid, onClose, onSaved }: ReviewFormProps) {
  const { run, ...saving } = useSaving(() => {
    drafts.drop(activityId);
    onSaved();
  });
  const { control, handleSubmit } = useForm<ActivityReviewForm>({
    resolver: zodResolver(activityReviewFormSchema),
    defaultValues: drafts.load(activityId) ?? { comment: '' },
  });
  const [rating, comment] = useWatch({ control, name: ['rating', 'comment'] });
  const isDirty = rating !== undefined || comment !== '';
  useEffect(() => {
    if (isDirty) drafts.save(activityId, { rating, comment });
  }, [isDirty, activityId, rating, comment]);
  const send = (form: ActivityReviewForm) =>
    run(async () => {
      const { reviewActivity } = await import('../../lib/activity-store');
      await reviewActivity(uid, activityId, form);
    });
  return (
    <FormDialog
      {...saving}
      title="Review this activity"
      intro="Everybody can read it. Your first name and last initial appear with it."
      isDirty={isDirty}
      submitLabel="Publish review"
      busyLabel="Publishing..."
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={() => {
        drafts.drop(activityId);
        onClose();
      }}
    >
      <Controller
        name="rating"
        control={control}
        render={({ field, fieldState }) => (
          <StarField
            label="How was it?"
            value={field.value ?? null}
            onChange={(stars) => field.onChange(stars ?? undefined)}
            disabled={saving.isBusy}
            problem={fieldState.error?.message}
          />
        )}
      />
      <LongText
        control={control}
        name="comment"
        label="What would you like to say?"
        hint="Optional. Please leave out what is private."
        most={ACTIVITY_LIMITS.comment}
        minRows={4}
        disabled={saving.isBusy}
      />
    </FormDialog>
  );
}
