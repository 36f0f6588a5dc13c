import { formatCount } from '@hearthkin/domain/foundation/formats';
import { mentionsContact } from '@hearthkin/domain/messaging/contact-details';
import { isBlank, MESSAGE_MAX } from '@hearthkin/domain/messaging/conversation';
import { mentionsSelfHarm } from '@hearthkin/domain/messaging/crisis-words';
import { TYPING_EVERY_MS } from '@hearthkin/domain/messaging/typing';
import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { confirmsWord } from '../../../lib/composing';
import { TextField } from '../../../ui/forms/text-field';
import { FLIP_IN_RTL } from '../../../ui/layout/flip-in-rtl';

interface ComposerProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherName: string;
  readonly draft: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (draft: string) => void;
  readonly onSend: (content: string) => void;
  /** Called when the text mentions self-harm. */
  readonly onSelfHarm: () => void;
}

/** The remaining count is shown below this many characters. */
const COUNT_BELOW = 200;

/** The message field. Enter sends, Shift+Enter adds a line. */
export function Composer(props: ComposerProps) {
  const { conversationId, uid, otherName, draft, field, onChange, onSend, onSelfHarm } = props;
  const type = useTyping(conversationId, uid);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const left = MESSAGE_MAX - draft.length;

  function change(next: string): void {
    onChange(next);
    if (isBlank(next)) return;
    type();
    // Checked on the device; nothing of this is sent.
    if (!mentionsSelfHarm(draft) && mentionsSelfHarm(next)) onSelfHarm();
  }

  function send(): void {
    if (isBlank(draft)) return;
    onSend(draft.trim());
    onChange('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || confirmsWord(event.nativeEvent)) return;
    // A keyboard on the glass has no other key for a new line; the button sends.
    if (isTouched) return;
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
      {/* Stays in the page, so that it is announced when it gets its text. */}
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', px: 1, pb: 1, '&:empty': { display: 'none' } }}
      >
        {mentionsContact(draft) &&
          `Sharing contact or payment details? ${otherName || 'The other person'} can keep them. You can arrange and pay for everything here.`}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          value={draft}
          inputRef={field}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Write a message"
          multiline
          noticesCrisis={false}
          maxRows={6}
          fullWidth
          size="small"
          helperText={left <= COUNT_BELOW ? `${formatCount(left)} characters left` : undefined}
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
          <SendRounded sx={FLIP_IN_RTL} />
        </IconButton>
      </Box>
    </Box>
  );
}

/** Signals that the user is typing, at most every few seconds. */
function useTyping(conversationId: string, uid: string): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (!navigator.onLine || now - last.current < TYPING_EVERY_MS) return;
    last.current = now;
    import('../../../data/conversations/conversation-store')
      .then(({ sendTyping }) => sendTyping(conversationId, uid))
      .catch((error: unknown) => console.warn('Could not send the typing signal', error));
  };
}
