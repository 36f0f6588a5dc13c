import {
  MOOD_LEVELS,
  MOOD_NOTE_MAX,
  type MoodLevel,
  moodSchema,
} from '@hearthkin/domain/wellness/mood';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Mood } from '../../../data/wellness/wellness-queries';
import { CrisisNote } from '../../../ui/crisis/crisis-note';
import { FormTextField } from '../../../ui/forms/form-field';
import { useAction } from '../../../ui/hooks/use-action';
import { late } from '../../../ui/late';
import { MoodLevels, VERY_LOW } from '../../wellness/public';

const LowAnswer = late(async () => (await import('../../wellness/low-answer')).LowAnswer, {
  isRare: true,
  fallback: () => <CrisisNote />,
});

const formSchema = z.extend(z.omit(moodSchema, { at: true }), {
  mood: z.literal(MOOD_LEVELS, 'Please choose how you feel'),
});
type MoodFields = z.infer<typeof formSchema>;

interface MoodFormProps {
  readonly uid: string;
  /** Today, `yyyy-MM-dd`. */
  readonly day: string;
  /** Today's earlier check-in. */
  readonly former: Mood | null;
  readonly onSaved: () => void;
}

/** Today's check-in, which can be changed until midnight. */
export function MoodForm({ uid, day, former, onSaved }: MoodFormProps) {
  const { run, isBusy, failure } = useAction(onSaved);
  const { control, handleSubmit, setFocus, watch } = useForm<MoodFields>({
    resolver: zodResolver(formSchema),
    defaultValues: { note: '' },
    // An update from another device doesn't overwrite what is being typed.
    ...(former && { values: { mood: former.mood, note: former.note } }),
    resetOptions: { keepDirtyValues: true },
  });
  const level: MoodLevel | undefined = watch('mood');
  // Also on the next visit of the day.
  const isAnswered = level === VERY_LOW && former?.mood === VERY_LOW;
  const save = (feeling: MoodFields) =>
    run(async () => {
      const { saveMood } = await import('../../../data/wellness/mood-store');
      await saveMood(uid, day, feeling);
    });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      sx={{ gap: 2 }}
    >
      <div>
        <Controller
          name="mood"
          control={control}
          render={({ field, fieldState }) => (
            <MoodLevels
              name={field.name}
              question="How are you feeling today?"
              value={field.value}
              isBusy={isBusy}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
        <Box role="status" sx={{ '& > *': { mt: 2 } }}>
          {isAnswered ? (
            <LowAnswer onNote={() => setFocus('note')} />
          ) : (
            level === VERY_LOW && <CrisisNote />
          )}
        </Box>
      </div>
      {level !== undefined && (
        <FormTextField
          control={control}
          name="note"
          label="A few words, if you like"
          hint="Optional and private."
          maxLength={MOOD_NOTE_MAX}
          rows={2}
          countsDown
          noticesCrisis={level !== VERY_LOW}
          disabled={isBusy}
        />
      )}
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
        {isBusy ? 'Saving...' : former === null ? 'Save check-in' : 'Change check-in'}
      </Button>
    </Stack>
  );
}
