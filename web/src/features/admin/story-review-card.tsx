import { STORY_LIMITS, STORY_TAGS } from '@hearthkin/domain/community/story';
import { ERROR_MESSAGES } from '@hearthkin/domain/messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../lib/call';
import type { Doc } from '../../lib/readers';
import type { StorySubmission } from '../../lib/story-queries';
import { useSaving } from '../../lib/use-save';
import { FormDialog } from '../../ui/form-dialog';
import { momentOf } from './moment';

interface StoryReviewCardProps {
  readonly submission: Doc<StorySubmission>;
  /** Told what was decided, in a sentence. */
  readonly onDecided: (sentence: string) => void;
}

type Decision = 'published' | 'returned';

/** A whole story as it was written, and the decision about it. */
export function StoryReviewCard({ submission, onDecided }: StoryReviewCardProps) {
  const { title, story, submittedAt } = submission.data;
  const [asked, setAsked] = useState<{
    readonly decision: Decision;
    /** As it was on the screen when the question was asked. */
    readonly submittedAtMs: number;
  } | null>(null);
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
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 2.5 }}
      >
        {(['returned', 'published'] as const).map((decision) => (
          <Button
            key={decision}
            variant={decision === 'published' ? 'contained' : 'outlined'}
            color={decision === 'published' ? 'primary' : 'error'}
            onClick={() => setAsked({ decision, submittedAtMs: submittedAt.getTime() })}
          >
            {QUESTIONS[decision].confirm}
          </Button>
        ))}
      </Box>
      {asked !== null && (
        <StoryDecision
          {...asked}
          submissionId={submission.id}
          title={title}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onDecided(QUESTIONS[asked.decision].done(title));
          }}
        />
      )}
    </Card>
  );
}

/** Under which name and for whom, and what it warns of. */
function StoryTerms({ story }: { readonly story: StorySubmission }) {
  const { isAnonymous, authorName, privacyLevel, allowContacts, tags, submittedAt } = story;
  const terms = [
    isAnonymous ? 'Anonymous' : `By ${authorName}`,
    privacyLevel === 'public' ? 'For anyone' : 'For the community',
    ...(allowContacts ? ['Readers may write to the author'] : []),
    ...tags.map((tag) => STORY_TAGS[tag]),
    momentOf(submittedAt),
  ];
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {terms.join(' · ')}
      </Typography>
      {story.triggerWarning && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          Content warning: {story.triggerWarningText || 'not described'}
        </Typography>
      )}
    </>
  );
}

interface StoryDecisionProps {
  readonly submissionId: string;
  readonly title: string;
  readonly decision: Decision;
  readonly submittedAtMs: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function StoryDecision(props: StoryDecisionProps) {
  const { submissionId, title, decision, submittedAtMs, onClose, onDone } = props;
  const [notes, setNotes] = useState('');
  const { run, isBusy, failure } = useSaving(onDone);
  const { confirm, busy, intro, hint } = QUESTIONS[decision];
  const isReturn = decision === 'returned';
  const trimmed = notes.trim();
  return (
    <FormDialog
      title={`${confirm}: ${title}?`}
      intro={intro}
      isDirty={trimmed !== ''}
      isBusy={isBusy}
      failure={failure === ERROR_MESSAGES['bad-transition'] ? CHANGED : failure}
      submitLabel={confirm}
      busyLabel={busy}
      cancelLabel="Back"
      canSubmit={!isReturn || trimmed !== ''}
      {...(isReturn && { color: 'error' as const })}
      onSubmit={() =>
        void run(async () => {
          await call('reviewStory', { submissionId, submittedAtMs, decision, notes: trimmed });
        })
      }
      onClose={onClose}
    >
      <TextField
        label={isReturn ? 'What to change' : 'Note to the author'}
        required={isReturn}
        multiline
        minRows={3}
        fullWidth
        value={notes}
        disabled={isBusy}
        onChange={(event) => setNotes(event.target.value)}
        helperText={hint}
        slotProps={{ htmlInput: { maxLength: STORY_LIMITS.notes } }}
      />
    </FormDialog>
  );
}

// The catalogue's sentence is about bookings.
const CHANGED =
  'The story has been changed or decided about in the meantime. Please close this and read it again.';

const QUESTIONS = {
  published: {
    confirm: 'Publish',
    busy: 'Publishing...',
    intro: 'Its readers see it at once, and the author gets an email.',
    hint: 'Optional. The author reads this.',
    done: (title: string) => `“${title}” is published.`,
  },
  returned: {
    confirm: 'Give back',
    busy: 'Giving back...',
    intro: 'It is not published. The author gets an email and can change it.',
    hint: 'The author reads this.',
    done: (title: string) => `“${title}” is given back.`,
  },
} as const;
