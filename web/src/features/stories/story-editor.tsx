import type { StoryForm } from '@hearthkin/domain/community/story-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { Doc } from '../../data/kit/readers';
import type { StorySubmission } from '../../data/stories/story-queries';
import { signupIsIncomplete, useSession } from '../../session/session';
import { late } from '../../ui/late';
import { ContentWarning } from './content-warning';
import { StoryFields } from './story-fields';
import { StoryFacts, StoryTags, StoryText } from './story-text';
import { ANONYMOUS } from './story-words';
import { useStoryForm } from './use-story-form';

// Reads from Firestore, which visitors who only write don't need.
const MeetingOnly = late(async () => (await import('../safety/meeting-only')).MeetingOnly, {
  isOptional: true,
  fallback: ({ children }) => children,
});

interface StoryEditorProps {
  /** The story to change; null for a new one. */
  readonly former: Doc<StorySubmission> | null;
  readonly onSent: (form: StoryForm) => void;
}

/** A story's form with a preview. */
export function StoryEditor({ former, onSent }: StoryEditorProps) {
  const session = useSession();
  const { form, isBusy, failure, send } = useStoryForm(former, onSent);
  const { control, handleSubmit, watch } = form;
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const written = watch();
  const isKnown = session.status === 'signed-in' && !signupIsIncomplete(session);
  const isPrivate = written.privacyLevel === 'private';
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) problem.current?.focus();
  }, [failure]);

  const submit = (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={isBusy || !written.agreeToGuidelines}
      sx={{ flexShrink: 0 }}
    >
      {isBusy ? 'Sending...' : isPrivate ? 'Keep private story' : 'Submit story'}
    </Button>
  );
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        // Errors are shown beside the fields.
        if (!isBusy) void handleSubmit(send, () => setMode('edit'))(event);
      }}
    >
      <ToggleButtonGroup
        exclusive
        value={mode}
        aria-label="Edit or preview"
        onChange={(_event, chosen: 'edit' | 'preview' | null) => {
          if (chosen !== null) setMode(chosen);
        }}
      >
        <ToggleButton value="edit" sx={{ px: 3 }}>
          Edit
        </ToggleButton>
        <ToggleButton value="preview" sx={{ px: 3 }}>
          Preview
        </ToggleButton>
      </ToggleButtonGroup>
      {mode === 'preview' ? (
        <StoryPreview form={written} />
      ) : (
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <StoryFields control={control} disabled={isBusy} />
        </Card>
      )}
      {failure !== null && (
        <Alert ref={problem} tabIndex={-1} severity="error">
          {failure}
        </Alert>
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, alignItems: { xs: 'stretch', sm: 'center' } }}
      >
        {isKnown ? (
          <MeetingOnly act="share" isNeeded={!isPrivate}>
            {submit}
          </MeetingOnly>
        ) : (
          submit
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {!written.agreeToGuidelines && 'Please agree to the guidelines first. '}
          {isPrivate
            ? 'Only you can read a private story.'
            : 'Stories are reviewed before publishing.'}
          {!isKnown && ' You’ll be asked to sign in. We’ll keep what you wrote.'}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** A preview of the story, with placeholders for empty fields. */
function StoryPreview({ form }: { readonly form: StoryForm }) {
  const { title, story, isAnonymous, authorName, privacyLevel, tags } = form;
  const name = authorName.trim() === '' ? 'Your display name' : authorName.trim();
  const words = (
    <StoryText>
      {story.trim() === '' ? 'Your story will appear here once you’ve written it.' : story.trim()}
    </StoryText>
  );
  return (
    <Card component="article" aria-label="Preview" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title.trim() === '' ? 'Your story title' : title.trim()}
        </Typography>
        <StoryFacts
          author={isAnonymous ? ANONYMOUS : name}
          privacyLevel={privacyLevel}
          publishedAt={null}
        />
        {form.triggerWarning ? (
          <ContentWarning storyId={null} warning={form.triggerWarningText.trim()}>
            {words}
          </ContentWarning>
        ) : (
          words
        )}
        <StoryTags tags={tags} />
      </Stack>
    </Card>
  );
}
