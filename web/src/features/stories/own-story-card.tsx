import { EDITABLE_STATUSES, type SubmissionStatus } from '@hearthkin/domain/community/story';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Doc } from '../../data/kit/readers';
import type { StorySubmission } from '../../data/stories/story-queries';
import { formatDay, ownTimeZone } from '../../lib/format';
import { PATHS, storyPath } from '../../lib/paths';
import { FormDialog } from '../../ui/dialogs/late-dialogs';
import { useAction } from '../../ui/hooks/use-action';
import { PRIVACY_WORDS, STATUS_WORDS } from './story-words';

const COLOURS: Readonly<Record<SubmissionStatus, ChipProps['color']>> = {
  pending_review: 'info',
  private: 'default',
  published: 'success',
  returned: 'warning',
  withdrawn: 'warning',
};

interface OwnStoryCardProps {
  readonly submission: Doc<StorySubmission>;
  /** Gets a sentence to show. */
  readonly onMessage: (sentence: string) => void;
}

/** One of the user's own stories with its status and buttons. */
export function OwnStoryCard({ submission: { id, data }, onMessage }: OwnStoryCardProps) {
  const { title, status, notes, privacyLevel, isAnonymous, submittedAt, storyId } = data;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy, failure } = useAction(() => {
    setAsking(false);
    onMessage('Your story is deleted.');
  });
  const remove = () =>
    run(async () => {
      const { deleteStory } = await import('./story-store');
      await deleteStory(id);
    });
  return (
    <Card component="article" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Chip size="small" label={STATUS_WORDS[status]} color={COLOURS[status]} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {formatDay(submittedAt, ownTimeZone())} · {PRIVACY_WORDS[privacyLevel].label}
        {isAnonymous && ' · Anonymous'}
      </Typography>
      {notes !== '' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          Note from our team: {notes}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, marginInlineStart: -2 }}>
        {storyId !== null && (
          <Button component={Link} to={storyPath(storyId)} aria-label={`Read: ${title}`}>
            Read
          </Button>
        )}
        {EDITABLE_STATUSES.includes(status) && (
          <Button
            component={Link}
            to={`${PATHS.shareStory}?${new URLSearchParams({ edit: id })}`}
            aria-label={`Edit: ${title}`}
          >
            Edit
          </Button>
        )}
        <Button color="error" onClick={() => setAsking(true)} aria-label={`Delete: ${title}`}>
          Delete
        </Button>
      </Box>
      {isAsking && (
        <FormDialog
          title="Delete this story?"
          intro={
            storyId === null
              ? `This deletes “${title}” for good.`
              : `This deletes “${title}” for good. No one will be able to read it.`
          }
          isDirty={false}
          isBusy={isBusy}
          failure={failure}
          submitLabel="Delete"
          busyLabel="Deleting..."
          cancelLabel="Keep it"
          color="error"
          onSubmit={() => void remove()}
          onClose={close}
        />
      )}
    </Card>
  );
}
