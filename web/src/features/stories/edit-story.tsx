import { EDITABLE_STATUSES } from '@hearthkin/domain/community/story';
import type { StoryForm } from '@hearthkin/domain/community/story-form';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import { ownStory } from '../../data/stories/story-queries';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { FormSkeleton } from './form-skeleton';
import { StoryEditor } from './story-editor';

interface EditStoryProps {
  readonly id: string;
  readonly onSent: (form: StoryForm) => void;
}

/** The editor with an existing story. */
export function EditStory({ id, onSent }: EditStoryProps) {
  const read = useLive(ownStory(id));
  // The version at opening: a decision by staff must not change what is being edited.
  const [opened, setOpened] = useState<Parameters<typeof StoryEditor>[0]['former']>(null);
  const found = read.status === 'ready' ? read.data : null;
  if (opened === null && found !== null) setOpened(found);

  if (found !== null && !EDITABLE_STATUSES.includes(found.data.status)) {
    return (
      <Alert severity="info">
        You can’t edit this story anymore. You can delete it below and write a new one.
      </Alert>
    );
  }
  if (opened !== null) return <StoryEditor former={opened} onSent={onSent} />;
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <FormSkeleton />;
  return <Alert severity="info">This story isn’t here anymore.</Alert>;
}
