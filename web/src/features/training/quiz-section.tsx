import {
  type LessonState,
  lessonStateOf,
  NO_TRAINING,
  RETRY_AFTER_MS,
  type TrainingQuiz,
  type TrainingResult,
} from '@hearthkin/domain/companion/training';
import {
  type LessonId,
  QUIZ_PASS,
  QUIZ_QUESTIONS,
  RENEW_BEFORE_MS,
} from '@hearthkin/domain/companion/training-lessons';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { training } from '../../data/companions/training-queries';
import { useLive } from '../../data/kit/live-query';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { useAction } from '../../ui/hooks/use-action';
import { dayOf, tryAgain } from './lesson-words';
import { quizDrafts } from './quiz-draft';
import { QuizForm } from './quiz-form';
import { QuizResult } from './quiz-result';

/** A companion's progress with the quiz. */
type Stage =
  | { readonly name: 'before' }
  | { readonly name: 'asked'; readonly quiz: TrainingQuiz }
  | {
      readonly name: 'graded';
      readonly quiz: TrainingQuiz;
      readonly answers: readonly number[];
      readonly result: TrainingResult;
    };

/** A lesson's quiz, from the button that starts it to its result. */
export function QuizSection({ lesson }: { readonly lesson: LessonId }) {
  const session = useSession();
  const read = useLive(session.status === 'signed-in' ? training(session.uid) : null);
  const now = useNow();
  const [stage, setStage] = useState<Stage>({ name: 'before' });
  const { run, isBusy, failure } = useAction();
  const own = read.status === 'ready' ? (read.data?.data ?? NO_TRAINING) : null;
  const state = own && lessonStateOf(own.lessons[lesson], now);

  const start = () =>
    run(async () => setStage({ name: 'asked', quiz: await call('drawTrainingQuiz', { lesson }) }));

  const submit = (quiz: TrainingQuiz, answers: number[]) =>
    run(async () => {
      try {
        const sent = { lesson, drawId: quiz.drawId, answers };
        const result = await call('answerTrainingQuiz', sent);
        quizDrafts.drop(lesson);
        setStage({ name: 'graded', quiz, answers, result });
      } catch (error) {
        if (error instanceof CallError && error.code === 'quiz-answered') {
          quizDrafts.drop(lesson);
          setStage({ name: 'before' });
        }
        throw error;
      }
    });

  return (
    <Box component="section" aria-labelledby="quiz" sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography variant="h2" id="quiz" sx={{ scrollMarginTop: 92 }}>
        Quiz
      </Typography>
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {stage.name === 'graded' && own !== null && (
        <QuizResult {...stage} lesson={lesson} own={own} now={now} />
      )}
      {stage.name === 'asked' && (
        <QuizForm
          // A quiz drawn anew is another form.
          key={stage.quiz.drawId}
          lesson={lesson}
          quiz={stage.quiz}
          isBusy={isBusy}
          onSubmit={(answers) => submit(stage.quiz, answers)}
        />
      )}
      {stage.name === 'before' && read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {stage.name === 'before' && read.status === 'loading' && (
        <Skeleton
          role="status"
          aria-busy
          aria-label="Loading your training"
          variant="rounded"
          height={96}
          sx={{ mt: 2 }}
        />
      )}
      {stage.name === 'before' && state !== null && (
        <Stack sx={{ gap: 2, mt: 1, alignItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>
            {beforeWords(state)}
          </Typography>
          {(state.status === 'open' || state.status === 'renewable') && (
            <Button variant="contained" size="large" disabled={isBusy} onClick={() => void start()}>
              {isBusy
                ? 'One moment...'
                : quizDrafts.load(lesson) === null
                  ? 'Start the quiz'
                  : 'Continue the quiz'}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  );
}

const RULES = `${QUIZ_QUESTIONS} questions. ${QUIZ_PASS} right answers pass. If you don’t pass, you can try again after ${RETRY_AFTER_MS / HOUR_MS} hours.`;

function beforeWords(state: LessonState): string {
  switch (state.status) {
    case 'open':
      return RULES;
    case 'waiting':
      return `You didn’t pass this quiz. ${tryAgain(state.retryAt)} Until then, read the lesson again.`;
    case 'passed': {
      const from = new Date(state.until.getTime() - RENEW_BEFORE_MS);
      return `You passed this lesson. It counts until ${dayOf(state.until)}, and you can pass it again from ${dayOf(from)}.`;
    }
    case 'renewable':
      return `You passed this lesson, and it counts until ${dayOf(state.until)}. Pass it again now, and it stays. ${RULES}`;
  }
}
