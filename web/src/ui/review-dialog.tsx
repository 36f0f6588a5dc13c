import {
  REVIEW_COMMENT_MAX,
  REVIEW_EDIT_MS,
  type Review,
  type ReviewForm,
  reviewFormSchema,
  STARS,
} from '@hearthkin/domain/companion/review';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { formatDate, formatTime, ownTimeZone } from '../lib/format';
import type { ReviewPlace } from '../lib/review-store';
import { sessionDraft } from '../lib/session-draft';
import { useSaving } from '../lib/use-save';
import { FormDialog } from './form-dialog';
import { LongText } from './long-text';
import { StarField } from './star-field';

const drafts = sessionDraft(
  'review',
  z.object({ rating: z.literal(STARS).optional(), comment: z.string() }),
);

interface ReviewDialogProps {
  readonly place: ReviewPlace;
  readonly authorId: string;
  /** As others see the companion: "Wilma Q." */
  readonly companionName: string;
  /** What was said before; null for the first time. */
  readonly former: Review | null;
  readonly onClose: () => void;
  /** Told a sentence for the author to read. */
  readonly onSaved: (sentence: string) => void;
}

/** Asks a member how a session was, or to say it better. What is typed survives a reload. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { place, authorId, companionName, former, onClose, onSaved } = props;
  const { run, ...saving } = useSaving(() => {
    drafts.drop(place.bookingId);
    onSaved(former === null ? 'Thank you for your review.' : 'Your review is changed.');
  });
  const saved = { ...(former && { rating: former.rating }), comment: former?.comment ?? '' };
  const { control, handleSubmit } = useForm<ReviewForm>({
    resolver: zodResolver(reviewFormSchema),
    defaultValues: drafts.load(place.bookingId) ?? saved,
  });
  const [rating, comment] = useWatch({ control, name: ['rating', 'comment'] });
  const isDirty = rating !== saved.rating || comment !== saved.comment;
  useEffect(() => {
    if (isDirty) drafts.save(place.bookingId, { rating: rating ?? undefined, comment });
    else drafts.drop(place.bookingId);
  }, [isDirty, place.bookingId, rating, comment]);

  const send = (form: ReviewForm) =>
    run(async () => {
      const { writeReview, editReview } = await import('../lib/review-store');
      await (former === null ? writeReview(place, authorId, form) : editReview(place, form));
    });
  return (
    <FormDialog
      {...saving}
      title={former === null ? `Review ${companionName}` : 'Edit your review'}
      intro={
        former === null
          ? 'Everybody can read it. Your first name and last initial appear with it.'
          : `You can change it ${untilWhen(former)}.`
      }
      isDirty={isDirty}
      submitLabel={former === null ? 'Publish review' : 'Save'}
      busyLabel={former === null ? 'Publishing...' : 'Saving...'}
      canSubmit={former === null || isDirty}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={() => {
        drafts.drop(place.bookingId);
        onClose();
      }}
    >
      <Controller
        name="rating"
        control={control}
        render={({ field, fieldState }) => (
          <StarField
            label="How was your time together?"
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
        most={REVIEW_COMMENT_MAX}
        minRows={4}
        disabled={saving.isBusy}
      />
    </FormDialog>
  );
}

/** "until Fri, Nov 27, 2026, 10:00 AM" */
export function untilWhen({ createdAt }: Pick<Review, 'createdAt'>): string {
  const until = new Date(createdAt.getTime() + REVIEW_EDIT_MS);
  const zone = ownTimeZone();
  return `until ${formatDate(until, zone)}, ${formatTime(until, zone)}`;
}
