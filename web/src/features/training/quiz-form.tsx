import type { TrainingQuiz } from '@hearthkin/domain/companion/training';
import type { LessonId } from '@hearthkin/domain/companion/training-lessons';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ReasonField } from '../../ui/forms/reason-field';
import { quizDrafts } from './quiz-draft';

const formSchema = z.object({
  answers: z.array(z.string('Please choose an answer')),
});
type Answers = z.infer<typeof formSchema>;

interface QuizFormProps {
  readonly lesson: LessonId;
  readonly quiz: TrainingQuiz;
  readonly isBusy: boolean;
  /** @param answers the place of the chosen option of each question. */
  readonly onSubmit: (answers: number[]) => Promise<unknown>;
}

/** The questions of a quiz. What is chosen survives a reload and a failed submit. */
export function QuizForm({ lesson, quiz, isBusy, onSubmit }: QuizFormProps) {
  const { drawId, questions } = quiz;
  const [saved] = useState(() => quizDrafts.load(lesson));
  const before = saved?.drawId === drawId ? saved.answers : [];
  const { control, handleSubmit } = useForm<Answers>({
    resolver: zodResolver(formSchema),
    defaultValues: { answers: questions.map((_, index) => before[index] ?? undefined) },
  });
  const answers = useWatch({ control, name: 'answers' });
  useEffect(() => {
    quizDrafts.save(lesson, { drawId, answers: answers.map((answer) => answer ?? null) });
  }, [lesson, drawId, answers]);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.focus(), []);
  return (
    <Stack
      component="form"
      ref={form}
      tabIndex={-1}
      noValidate
      aria-labelledby="quiz"
      onSubmit={handleSubmit((chosen) => onSubmit(chosen.answers.map(Number)))}
      sx={{ gap: 4, mt: 2, alignItems: 'start', outline: 'none' }}
    >
      {questions.map(({ question, options }, index) => (
        <ReasonField
          key={question}
          control={control}
          reason={`answers.${index}`}
          question={`${index + 1}. ${question}`}
          reasons={Object.fromEntries(options.entries())}
          isBusy={isBusy}
        />
      ))}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Checking...' : 'Check my answers'}
      </Button>
    </Stack>
  );
}
