import { STORY_LIMITS } from '@hearthkin/domain/community/story';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { ReasonDialog } from '../../ui/dialogs/late-dialogs';
import { useAction } from '../../ui/hooks/use-action';

interface WithdrawButtonProps {
  readonly storyId: string;
  readonly title: string;
}

/** Lets staff withdraw a story. The live page then shows that it is gone. */
export function WithdrawButton({ storyId, title }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { run, isBusy, failure } = useAction(close);
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        Remove from site
      </Button>
      {isAsking && (
        <ReasonDialog
          draftId={`story/${storyId}`}
          title="Remove this story from the site?"
          intro={`No one will be able to read “${title}”. We’ll tell its author why, and they keep the text.`}
          helperText="The author will read this."
          maxLength={STORY_LIMITS.notes}
          submitLabel="Remove"
          busyLabel="Removing..."
          isBusy={isBusy}
          failure={failure}
          onSubmit={(notes) =>
            void run(async () => {
              await call('withdrawStory', { storyId, notes });
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}
