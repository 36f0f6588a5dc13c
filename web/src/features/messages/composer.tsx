import { isBlank, MESSAGE_MAX } from '@hearthkin/domain/messaging/conversation';
import { speaksOfSelfHarm } from '@hearthkin/domain/messaging/crisis-words';
import SendRounded from '@mui/icons-material/SendRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import * as z from 'zod';
import { sessionDraft } from '../../lib/session-draft';
import { useTyping } from './use-typing';
import { notSentWords } from './words';

interface ComposerProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherName: string;
  /** Told when what is written speaks of it. */
  readonly onSelfHarm: () => void;
}

const drafts = sessionDraft('message', z.string().max(MESSAGE_MAX));

/** From so many characters before the end on it is said how many are left. */
const NEAR_END = 200;

/** Room for a message: Enter sends, Shift+Enter begins a line. What is not sent is kept. */
export function Composer({ conversationId, uid, otherName, onSelfHarm }: ComposerProps) {
  const [draft, setDraft] = useState(() => drafts.load(conversationId) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const type = useTyping(conversationId, uid);
  const left = MESSAGE_MAX - draft.length;

  function keep(next: string): void {
    setDraft(next);
    if (next === '') drafts.drop(conversationId);
    else drafts.save(conversationId, next);
  }

  function change(next: string): void {
    keep(next);
    if (isBlank(next)) return;
    type();
    // Where it is written it is also judged: nothing of this leaves the device.
    if (!speaksOfSelfHarm(draft) && speaksOfSelfHarm(next)) onSelfHarm();
  }

  function send(): void {
    if (isBlank(draft)) return;
    const content = draft.trim();
    keep('');
    setProblem(null);
    import('../../lib/conversation-store')
      .then(({ sendMessage }) => sendMessage(conversationId, uid, content))
      .catch((error: unknown) => {
        setProblem(notSentWords(error));
        // Back where it was, unless the next one is begun.
        setDraft((now) => {
          const restored = now === '' ? content : now;
          drafts.save(conversationId, restored);
          return restored;
        });
      });
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter also ends a word in a script that is composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ px: { xs: 1, sm: 2 }, py: 1.5, borderTop: 1, borderColor: 'divider', flexShrink: 0 }}
    >
      {problem !== null && (
        <Alert severity="error" onClose={() => setProblem(null)} sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          value={draft}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Write a message"
          multiline
          maxRows={6}
          fullWidth
          size="small"
          helperText={left <= NEAR_END ? `${left.toLocaleString('en')} characters left` : undefined}
          slotProps={{
            htmlInput: { maxLength: MESSAGE_MAX, 'aria-label': `Message to ${otherName}` },
            formHelperText: { role: 'status' },
          }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label="Send"
          disabled={isBlank(draft)}
          sx={{ width: 44, height: 44 }}
        >
          <SendRounded />
        </IconButton>
      </Box>
    </Box>
  );
}
