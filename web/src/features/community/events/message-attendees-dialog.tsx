import { HOST_MESSAGE_MAX } from '@hearthkin/domain/community/host-message';
import { formatCount } from '@hearthkin/domain/foundation/formats';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { mentionsContact } from '@hearthkin/domain/messaging/contact-details';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../firebase/call';
import { sessionDraft } from '../../../lib/session-draft';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';
import { useRequestId } from '../../../ui/hooks/use-request-id';
import { peopleWords } from './event-words';

const drafts = sessionDraft('host-message', z.string());

interface MessageAttendeesDialogProps {
  readonly eventId: string;
  readonly attendeeCount: number;
  readonly onMessage: (sentence: string) => void;
  readonly onClose: () => void;
}

/** The host writes one message to everyone with a place. */
export function MessageAttendeesDialog(props: MessageAttendeesDialogProps) {
  const { eventId, attendeeCount, onMessage, onClose } = props;
  const [text, setText] = useState(() => drafts.load(eventId) ?? '');
  const requestIdFor = useRequestId();
  const { run, isBusy, failure } = useAction();
  const message = text.trim();

  const send = () =>
    run(async () => {
      const requestId = requestIdFor({ message });
      const { sentTo } = await call('messageAttendees', { requestId, eventId, text: message });
      drafts.drop(eventId);
      onMessage(`Your message is on its way to ${peopleWords(sentTo)}.`);
      onClose();
    });

  return (
    <FormDialog
      title="Message everyone going"
      intro={`It goes to everyone with a spot (${peopleWords(attendeeCount)}), in the app and by email, unless they’ve muted community news. No one sees who else gets it. You can send ${RATE_LIMITS.hostMessages.max} in 24 hours. You can’t undo this.`}
      isDirty={message !== '' && !isBusy}
      isBusy={isBusy}
      failure={failure}
      canSubmit={message !== ''}
      whyNot="Write a message first."
      submitLabel="Send message"
      busyLabel="Sending..."
      onSubmit={() => void send()}
      onClose={() => {
        drafts.drop(eventId);
        onClose();
      }}
    >
      <TextField
        label="Message"
        multiline
        minRows={4}
        fullWidth
        value={text}
        disabled={isBusy}
        onChange={({ target }) => {
          setText(target.value);
          drafts.save(eventId, target.value);
        }}
        helperText={`Up to ${formatCount(HOST_MESSAGE_MAX)} characters. They can report it.`}
        slotProps={{ htmlInput: { maxLength: HOST_MESSAGE_MAX } }}
      />
      {mentionsContact(message) && (
        <Alert severity="warning" role="status">
          Everyone going will read these contact details. They can message you here instead.
        </Alert>
      )}
    </FormDialog>
  );
}
