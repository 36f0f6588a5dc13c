import {
  LESSON_TITLES,
  type LessonId,
  TRAINING_PATH,
} from '@hearthkin/domain/companion/training-lessons';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useLoad } from '../../ui/hooks/use-load';
import { ARTICLE_PARTS } from '../../ui/layout/article-page';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { TextLink } from '../../ui/layout/text-link';
import { LESSON_SUMMARIES, lessonPath } from './lesson-words';
import { QuizSection } from './quiz-section';

/** Each is loaded with its lesson. */
const TEXTS: Readonly<Record<LessonId, () => Promise<Pick<typeof import('*.mdx'), 'default'>>>> = {
  listening: () => import('./listening.mdx'),
  boundaries: () => import('./boundaries.mdx'),
  crisis: () => import('./crisis.mdx'),
  safety: () => import('./safety.mdx'),
  privacy: () => import('./privacy.mdx'),
  money: () => import('./money.mdx'),
};

/** A lesson's text, then its quiz. */
export function LessonPage({ id }: { readonly id: LessonId }) {
  return (
    // One lesson's quiz isn't another's.
    <Page key={id} title={LESSON_TITLES[id]} description={LESSON_SUMMARIES[id]} width="md">
      <Breadcrumb parents={[{ label: 'Training', to: TRAINING_PATH }]} here={LESSON_TITLES[id]} />
      <PageHeading>{LESSON_TITLES[id]}</PageHeading>
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {LESSON_SUMMARIES[id]}
      </Typography>
      <LessonText id={id} />
      <QuizSection lesson={id} />
    </Page>
  );
}

const loadText = async (lesson: LessonId) => (await TEXTS[lesson]()).default;

function LessonText({ id }: { readonly id: LessonId }) {
  const text = useLoad(id, loadText);
  if (text.status === 'failed') return <LoadFailed retry={text.retry} />;
  if (text.status === 'loading') {
    return (
      <Skeleton
        role="status"
        aria-busy
        aria-label="Loading the lesson"
        variant="rounded"
        height={480}
        sx={{ mt: 5 }}
      />
    );
  }
  const Text = text.value;
  return <Text components={PARTS} />;
}

/** Leads to another lesson. */
function LessonLink({ id }: { readonly id: LessonId }) {
  return <TextLink href={lessonPath(id)}>{LESSON_TITLES[id].toLowerCase()}</TextLink>;
}

const PARTS = { ...ARTICLE_PARTS, LessonLink };
