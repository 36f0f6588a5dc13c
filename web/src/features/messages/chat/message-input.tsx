import { text } from '@hearthkin/domain/foundation/schemas';
import { MESSAGE_MAX } from '@hearthkin/domain/messaging/conversation';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useState } from 'react';
import { sessionDraft } from '../../../lib/session-draft';
import { Composer } from './composer';
import { deliver, forget, type Outgoing, sendAgain } from './outbox';

interface MessageInputProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherName: string;
  /** The refused messages. */
  readonly unsent: readonly Outgoing[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Called when the text mentions self-harm. */
  readonly onSelfHarm: () => void;
  /** Replaces the field when the user can't write; otherwise null. */
  readonly closed: ReactNode;
}

const drafts = sessionDraft('message', text(MESSAGE_MAX));

/** The message field and the unsent messages. Drafts are kept until sent or discarded. */
export function MessageInput(props: MessageInputProps) {
  const { conversationId, uid, otherName, unsent, field, onSelfHarm, closed } = props;
  const [draft, setDraft] = useState(() => drafts.load(conversationId) ?? '');

  function saveDraft(next: string): void {
    setDraft(next);
    if (next === '') drafts.drop(conversationId);
    else drafts.save(conversationId, next);
  }

  /** Puts an unsent message before the draft; null when both together are too long. */
  function editorOf({ id, content }: Outgoing): (() => void) | null {
    const joined = draft === '' ? content : `${content}\n${draft}`;
    if (joined.length > MESSAGE_MAX) return null;
    return () => {
      forget(conversationId, [id]);
      saveDraft(joined);
      field.current?.focus();
    };
  }

  return (
    <>
      <Box role="status" sx={{ maxHeight: '40%', overflowY: 'auto', flexShrink: 0 }}>
        {unsent.length > 0 && (
          <Box
            component="ul"
            aria-label="Not sent"
            sx={{ listStyle: 'none', m: 0, px: { xs: 1.5, sm: 2.5 }, pt: 1 }}
          >
            {unsent.map((one) => (
              <UnsentBubble
                key={one.id}
                unsent={one}
                onRetry={closed === null ? () => sendAgain(conversationId, uid, one.id) : null}
                onEdit={closed === null ? editorOf(one) : null}
                onDiscard={() => forget(conversationId, [one.id])}
              />
            ))}
          </Box>
        )}
      </Box>
      {closed ?? (
        <Composer
          conversationId={conversationId}
          uid={uid}
          otherName={otherName}
          draft={draft}
          field={field}
          onChange={saveDraft}
          onSend={(content) => deliver(conversationId, uid, content)}
          onSelfHarm={onSelfHarm}
        />
      )}
    </>
  );
}

interface UnsentBubbleProps {
  readonly unsent: Outgoing;
  /** Null where sending isn't possible. */
  readonly onRetry: (() => void) | null;
  /** Null where editing isn't possible. */
  readonly onEdit: (() => void) | null;
  readonly onDiscard: () => void;
}

/** A refused message, kept until the user resends or discards it. */
function UnsentBubble({ unsent, onRetry, onEdit, onDiscard }: UnsentBubbleProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', mb: 1 }}
    >
      <Box
        dir="auto"
        sx={{
          maxWidth: { xs: '92%', sm: '78%' },
          px: 1.75,
          py: 1,
          borderRadius: 1.25,
          border: 1,
          borderColor: 'error.main',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {unsent.content}
      </Box>
      <Typography
        variant="caption"
        sx={{ display: 'flex', gap: 0.5, color: 'error.main', mt: 0.5, textAlign: 'end' }}
      >
        <ErrorOutlineRounded fontSize="inherit" aria-hidden sx={{ mt: '0.2em' }} />
        {unsent.why}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Button size="small" disabled={onRetry === null} onClick={onRetry ?? undefined}>
          Try again
        </Button>
        <Button size="small" disabled={onEdit === null} onClick={onEdit ?? undefined}>
          Edit
        </Button>
        <Button size="small" color="error" onClick={onDiscard}>
          Discard
        </Button>
      </Box>
    </Box>
  );
}
