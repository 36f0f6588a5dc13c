import {
  lessonStateOf,
  type Training,
  type TrainingQuiz,
  type TrainingResult,
} from '@hearthkin/domain/companion/training';
import {
  LESSON_IDS,
  LESSON_TITLES,
  type LessonId,
  QUIZ_PASS,
  TRAINING_PATH,
} from '@hearthkin/domain/companion/training-lessons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, lessonPath, tryAgain } from './lesson-words';

interface QuizResultProps {
  readonly lesson: LessonId;
  readonly quiz: TrainingQuiz;
  /** The place of the chosen option of each question. */
  readonly answers: readonly number[];
  readonly result: TrainingResult;
  readonly own: Training;
  readonly now: Date;
}

/** The result of a quiz, with what was chosen where it was wrong and why it is, and the next step. */
export function QuizResult({ lesson, quiz, answers, result, own, now }: QuizResultProps) {
  const { isPassed, right, wrong } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const state = lessonStateOf(own.lessons[lesson], now);
  const next = LESSON_IDS.find(
    (id) => id !== lesson && lessonStateOf(own.lessons[id], now).status === 'open',
  );
  const score = `${right} of ${quiz.questions.length} answers are right`;
  return (
    <Stack sx={{ gap: 2, mt: 2, alignItems: 'start' }}>
      <Typography variant="h3" tabIndex={-1} ref={heading}>
        {isPassed ? 'You passed' : 'Not passed yet'}
      </Typography>
      <Typography>
        {isPassed ? `${score}.` : `${score}, and it takes ${QUIZ_PASS}.`}
        {state.status === 'waiting' && ` ${tryAgain(state.retryAt)}`}
      </Typography>
      {wrong.length > 0 && (
        <Stack component="ul" aria-label="What was wrong" sx={{ gap: 2, p: 0, m: 0 }}>
          {wrong.map(({ question, why }) => (
            <Box
              component="li"
              key={question}
              sx={{ listStyle: 'none', p: 2, borderRadius: 1, bgcolor: 'action.hover' }}
            >
              <Typography sx={{ fontWeight: 600 }}>
                {question + 1}. {quiz.questions[question]?.question}
              </Typography>
              <Typography>
                You chose: {quiz.questions[question]?.options[answers[question] ?? -1]}
              </Typography>
              <Typography>{why}</Typography>
            </Box>
          ))}
        </Stack>
      )}
      {isPassed && own.expiresAt !== null && now < own.expiresAt && (
        <Alert severity="success">
          You have the badge “Training certified” until {dayOf(own.expiresAt)}.
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        {next !== undefined && (
          <Button component={Link} to={lessonPath(next)} variant="contained" size="large">
            Go to {LESSON_TITLES[next]}
          </Button>
        )}
        <Button component={Link} to={TRAINING_PATH} variant="outlined" size="large">
          See all lessons
        </Button>
      </Stack>
    </Stack>
  );
}
