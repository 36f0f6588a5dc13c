import { STORY_TAGS } from '@hearthkin/domain/community/story';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StorySubmission } from '../../../data/stories/story-queries';
import { late } from '../../../ui/late';
import { formatDateTime } from '../format-date-time';
import type { QueueCardProps, QueueView } from '../inbox/queue-views';
import { PersonLink } from '../people/person-name';
import { CardActions } from './card-actions';
import { STORY_QUESTIONS, type StoryVerdict } from './story-questions';

const StoryDecision = late(async () => (await import('./story-decision')).StoryDecision);

/** A submitted story with its decision buttons. */
function StoryReviewCard({ item: submission, onDecided }: QueueCardProps<StorySubmission>) {
  const { title, story, submittedAt } = submission.data;
  const [asked, setAsked] = useState<{
    readonly decision: StoryVerdict;
    /** The version shown when the dialog opened. */
    readonly submittedAtMs: number;
  } | null>(null);
  const close = () => setAsked(null);
  return (
    <Card component="article" aria-label={`Story: ${title}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <StoryTerms story={submission.data} />
      <Typography
        sx={{ mt: 1.5, maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {story}
      </Typography>
      <CardActions queue="stories">
        {(['returned', 'published'] as const).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'published' ? 'contained' : 'outlined'}
            color={decision === 'published' ? 'primary' : 'error'}
            onClick={() => setAsked({ decision, submittedAtMs: submittedAt.getTime() })}
          >
            {STORY_QUESTIONS[decision].confirm}
          </Button>
        ))}
      </CardActions>
      {asked !== null && (
        <StoryDecision
          {...asked}
          submissionId={submission.id}
          title={title}
          onClose={close}
          onDone={(sentence) => {
            setAsked(null);
            onDecided(sentence);
          }}
        />
      )}
    </Card>
  );
}

/** Author, audience, tags and content warning. */
function StoryTerms({ story }: { readonly story: StorySubmission }) {
  const { isAnonymous, authorId, authorName, privacyLevel, allowContacts, tags, submittedAt } =
    story;
  const terms = [
    privacyLevel === 'public' ? 'For anyone' : 'For the community',
    ...(allowContacts ? ['Readers may write to the author'] : []),
    ...tags.map((tag) => STORY_TAGS[tag]),
    formatDateTime(submittedAt),
  ];
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isAnonymous ? (
          'Anonymous'
        ) : (
          <>
            By <PersonLink uid={authorId} name={authorName} />
          </>
        )}
        {terms.map((term) => ` · ${term}`).join('')}
      </Typography>
      {story.triggerWarning && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          Content warning: {story.triggerWarningText || 'not described'}
        </Typography>
      )}
    </>
  );
}

export const view: QueueView<'stories'> = {
  empty: {
    icon: <AutoStoriesOutlined />,
    title: 'No stories to review',
    text: 'What people share with the community or with everyone appears here automatically.',
  },
  Card: StoryReviewCard,
  // Without the author.
  head: ['Title', 'For whom', 'Anonymous', 'Tags', 'Submitted (UTC)'],
  row: ({ title, privacyLevel, isAnonymous, tags, submittedAt }) => [
    title,
    privacyLevel,
    isAnonymous,
    tags.join(' '),
    submittedAt,
  ],
};
