import {
  MAX_REVIEW_TAGS,
  REVIEW_COMMENT_MAX,
  REVIEW_TAGS,
  type ReviewForm,
  reviewFormSchema,
  STARS,
} from '@hearthkin/domain/companion/review';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import MuiRating from '@mui/material/Rating';
import { useEffect, useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { TAG_WORDS } from '../../lib/review-words';
import { sessionDraft } from '../../lib/session-draft';
import { ChoiceChips } from '../forms/choice-chips';
import { FormTextField } from '../forms/form-field';
import { useAction } from '../hooks/use-action';
import { starsLabel } from '../people/stars';
import { FormDialog } from './form-dialog';

const ANSWERS = [
  ['yes', 'Yes', true],
  ['no', 'No', false],
  ['none', 'I’d rather not say', null],
] as const;

interface AgainFieldProps {
  /** Null for no answer. */
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
  readonly disabled: boolean;
}

/** Whether a member would meet the companion again. */
function AgainField({ value, onChange, disabled }: AgainFieldProps) {
  const id = useId();
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={id}>Would you meet again?</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={ANSWERS.find(([, , answer]) => answer === value)?.[0] ?? 'none'}
        onChange={(_, chosen) => onChange(ANSWERS.find(([name]) => name === chosen)?.[2] ?? null)}
      >
        {ANSWERS.map(([name, label]) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        Optional, and not part of your review. We only count the answers.
      </FormHelperText>
    </FormControl>
  );
}

interface StarFieldProps {
  readonly label: string;
  /** 1 to 5; null before a choice. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly disabled: boolean;
  readonly problem: string | undefined;
}

/** One to five stars as five radio buttons, usable by keyboard and screen reader. */
function StarField({ label, value, onChange, disabled, problem }: StarFieldProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <FormLabel component="legend" error={problem !== undefined} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <MuiRating
          name={id}
          value={value}
          size="large"
          disabled={disabled}
          getLabelText={starsLabel}
          emptyLabelText="No stars"
          onChange={(_event, stars) => onChange(stars)}
          sx={{ color: 'secondary.main', fontSize: '2.75rem', marginInlineStart: -0.5 }}
        />
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          {value !== null && WORDS[value - 1]}
        </Box>
      </Box>
      {problem !== undefined && (
        <FormHelperText error id={`${id}-problem`} role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

const WORDS = ['Not good', 'Could be better', 'All right', 'Good', 'Wonderful'] as const;

const drafts = sessionDraft(
  'review',
  z.object({
    rating: z.optional(z.literal(STARS)),
    comment: z.string(),
    tags: z._default(z.array(z.enum(REVIEW_TAGS)), []),
    again: z._default(z.nullable(z.boolean()), null),
  }),
);

interface ReviewDialogProps {
  /** Id of the reviewed booking or activity. Also the draft's key. */
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  /** The label of the stars. */
  readonly question: string;
  /** Whether the author may choose tags. */
  readonly asksTags?: boolean;
  /** Whether the author may say that they would meet again, which no one else reads. */
  readonly asksAgain?: boolean;
  /** The existing review; null for a new one. */
  readonly former: ReviewForm | null;
  readonly save: (form: ReviewForm) => Promise<void>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Writes or edits a review. The draft survives a reload. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { subject, title, intro, question, asksTags, asksAgain, former, save, onClose, onSaved } =
    props;
  const { run, ...saving } = useAction(() => {
    drafts.drop(subject);
    onSaved();
  });
  const saved = {
    ...(former && { rating: former.rating }),
    comment: former?.comment ?? '',
    tags: former?.tags ?? [],
    again: former?.again ?? null,
  };
  const { control, handleSubmit } = useForm<ReviewForm>({
    resolver: zodResolver(reviewFormSchema),
    defaultValues: drafts.load(subject) ?? saved,
  });
  const [rating, comment, tags, again] = useWatch({
    control,
    name: ['rating', 'comment', 'tags', 'again'],
  });
  const isDirty =
    rating !== saved.rating ||
    comment !== saved.comment ||
    again !== saved.again ||
    tags.join() !== saved.tags.join();
  useEffect(() => {
    if (isDirty) drafts.save(subject, { rating: rating ?? undefined, comment, tags, again });
    else drafts.drop(subject);
  }, [isDirty, subject, rating, comment, tags, again]);
  return (
    <FormDialog
      isLong
      {...saving}
      title={title}
      intro={intro}
      isDirty={isDirty}
      submitLabel={former === null ? 'Send review' : 'Save'}
      busyLabel={former === null ? 'Sending...' : 'Saving...'}
      canSubmit={former === null || isDirty}
      whyNot="Nothing has changed yet."
      onSubmit={(event) => void handleSubmit((form) => run(() => save(form)))(event)}
      onClose={() => {
        drafts.drop(subject);
        onClose();
      }}
    >
      <Controller
        name="rating"
        control={control}
        render={({ field, fieldState }) => (
          <StarField
            label={question}
            value={field.value ?? null}
            onChange={(stars) => field.onChange(stars ?? undefined)}
            disabled={saving.isBusy}
            problem={fieldState.error?.message}
          />
        )}
      />
      {asksTags && (
        <ChoiceChips
          control={control}
          name="tags"
          label="What fits?"
          hint={`Optional. Choose up to ${MAX_REVIEW_TAGS}.`}
          options={TAG_WORDS}
          most={MAX_REVIEW_TAGS}
          disabled={saving.isBusy}
        />
      )}
      {asksAgain && (
        <Controller
          name="again"
          control={control}
          render={({ field }) => (
            <AgainField value={field.value} onChange={field.onChange} disabled={saving.isBusy} />
          )}
        />
      )}
      <FormTextField
        control={control}
        name="comment"
        label="What would you like to say?"
        hint="Optional. Keep private details out."
        maxLength={REVIEW_COMMENT_MAX}
        rows={4}
        countsDown
        disabled={saving.isBusy}
      />
    </FormDialog>
  );
}
