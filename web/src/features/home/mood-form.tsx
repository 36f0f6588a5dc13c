import {
  MOOD_LEVELS,
  MOOD_NAMES,
  MOOD_NOTE_MAX,
  type MoodLevel,
  moodSchema,
} from '@hearthkin/domain/wellness/mood';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Mood } from '../../data/wellness/wellness-queries';
import { CrisisNote } from '../../ui/crisis/crisis-note';
import { ChoiceCard } from '../../ui/forms/choice-card';
import { FormTextField } from '../../ui/forms/form-field';
import { useAction } from '../../ui/hooks/use-action';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

const formSchema = z.extend(z.omit(moodSchema, { at: true }), {
  mood: z.literal(MOOD_LEVELS, 'Please choose how you feel'),
});
type MoodFields = z.infer<typeof formSchema>;

const [VERY_LOW] = MOOD_LEVELS;

interface MoodFormProps {
  readonly uid: string;
  /** Today, `yyyy-MM-dd`. */
  readonly day: string;
  /** Today's earlier check-in. */
  readonly former: Mood | null;
  readonly onSaved: () => void;
}

/** Five beside each other, also on a phone. */
const LEVEL = {
  display: 'grid',
  placeItems: 'center',
  height: 1,
  minHeight: 52,
  px: 0.25,
  textAlign: 'center',
  fontSize: { xs: '0.875rem', sm: '1rem' },
  lineHeight: 1.2,
  fontWeight: 600,
} as const;

/** Today's check-in, which can be changed until midnight. */
export function MoodForm({ uid, day, former, onSaved }: MoodFormProps) {
  const { run, isBusy, failure } = useAction(onSaved);
  const { control, handleSubmit, watch } = useForm<MoodFields>({
    resolver: zodResolver(formSchema),
    defaultValues: { note: '' },
    // An update from another device doesn't overwrite what is being typed.
    ...(former && { values: { mood: former.mood, note: former.note } }),
    resetOptions: { keepDirtyValues: true },
  });
  const level: MoodLevel | undefined = watch('mood');
  const save = (feeling: MoodFields) =>
    run(async () => {
      const { saveMood } = await import('./mood-store');
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
            <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              <legend>
                <VisuallyHidden>How are you feeling today?</VisuallyHidden>
              </legend>
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
                  gap: { xs: 0.75, sm: 1 },
                }}
              >
                {MOOD_LEVELS.map((level) => (
                  <ChoiceCard
                    key={level}
                    type="radio"
                    name={field.name}
                    checked={field.value === level}
                    disabled={isBusy}
                    onChange={() => field.onChange(level)}
                  >
                    <Typography sx={LEVEL}>{MOOD_NAMES[level]}</Typography>
                  </ChoiceCard>
                ))}
              </Box>
              {fieldState.error?.message && (
                <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
                  {fieldState.error.message}
                </Typography>
              )}
            </Box>
          )}
        />
        <Box role="status" sx={{ '& > *': { mt: 2 } }}>
          {level === VERY_LOW && <CrisisNote />}
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
