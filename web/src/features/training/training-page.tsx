import {
  type LessonState,
  lessonStateOf,
  NO_TRAINING,
  type Training,
} from '@hearthkin/domain/companion/training';
import {
  LESSON_IDS,
  LESSON_TITLES,
  LESSON_VALID_MONTHS,
  type LessonId,
  TRAINING_PATH,
} from '@hearthkin/domain/companion/training-lessons';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate, useParams } from 'react-router-dom';
import { training } from '../../data/companions/training-queries';
import { useLive } from '../../data/kit/live-query';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { CardGrid } from '../../ui/layout/card-grid';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { TextLink } from '../../ui/layout/text-link';
import { LessonPage } from './lesson-page';
import { dayOf, LESSON_STATES, LESSON_SUMMARIES, lessonPath, lessonTimes } from './lesson-words';

/** `/earner-training`: the lessons for companions. Below it is one of them: `/earner-training/crisis`. */
export function TrainingPage() {
  const { lesson } = useParams();
  const id = LESSON_IDS.find((one) => one === lesson);
  if (id !== undefined) return <LessonPage id={id} />;
  return lesson === undefined ? <AllLessons /> : <Navigate to={TRAINING_PATH} replace />;
}

/** The state of each lesson. */
function AllLessons() {
  const session = useSession();
  const read = useLive(session.status === 'signed-in' ? training(session.uid) : null);
  const now = useNow();
  return (
    <Page title="Training" description="Six short lessons for companions, each with a quiz.">
      <PageHeading>Training</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: '62ch' }}>
        Six short lessons, each with a quiz. Pass all six within {LESSON_VALID_MONTHS} months, and
        your profile shows the badge “Training certified”.
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <Skeleton
          role="status"
          aria-busy
          aria-label="Loading your training"
          variant="rounded"
          height={320}
        />
      )}
      {read.status === 'ready' && <Lessons own={read.data?.data ?? NO_TRAINING} now={now} />}
    </Page>
  );
}

function Lessons({ own, now }: { readonly own: Training; readonly now: Date }) {
  const { expiresAt } = own;
  return (
    <Stack sx={{ gap: 3 }}>
      {expiresAt !== null && now < expiresAt && (
        <Alert severity="success">
          You have the badge until {dayOf(expiresAt)}. We’ll let you know before it expires.
        </Alert>
      )}
      <CardGrid isOrdered label="Lessons">
        {LESSON_IDS.map((id) => (
          <Lesson key={id} id={id} state={lessonStateOf(own.lessons[id], now)} />
        ))}
      </CardGrid>
    </Stack>
  );
}

const COLORS = {
  open: 'default',
  waiting: 'default',
  passed: 'success',
  renewable: 'warning',
} as const satisfies Record<LessonState['status'], string>;

function Lesson({ id, state }: { readonly id: LessonId; readonly state: LessonState }) {
  const times = lessonTimes(state);
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          <TextLink href={lessonPath(id)}>{LESSON_TITLES[id]}</TextLink>
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state.status]}
          label={LESSON_STATES[state.status]}
        />
      </Stack>
      <Typography sx={{ mt: 1 }}>{LESSON_SUMMARIES[id]}</Typography>
      {times !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {times}
        </Typography>
      )}
    </Card>
  );
}
