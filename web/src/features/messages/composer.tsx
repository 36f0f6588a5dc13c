import { isBlank, MESSAGE_MAX } from '@hearthkin/domain/messaging/conversation';
import { mentionsSelfHarm } from '@hearthkin/domain/messaging/crisis-words';
import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, RefObject } from 'react';
import { TextField } from '../../ui/forms/text-field';
import { ALONG_THE_LINE } from '../../ui/layout/along-the-line';
import { useTyping } from './use-typing';

interface ComposerProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherName: string;
  readonly draft: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (draft: string) => void;
  readonly onSend: (content: string) => void;
  /** Told when what is written speaks of it. */
  readonly onSelfHarm: () => void;
}

/** From so many characters before the end on it is said how many are left. */
const NEAR_END = 200;

/** Room for a message: Enter sends, Shift+Enter begins a line. */
export function Composer(props: ComposerProps) {
  const { conversationId, uid, otherName, draft, field, onChange, onSend, onSelfHarm } = props;
  const type = useTyping(conversationId, uid);
  const left = MESSAGE_MAX - draft.length;

  function change(next: string): void {
    onChange(next);
    if (isBlank(next)) return;
    type();
    // Where it is written it is also judged: nothing of this leaves the device.
    if (!mentionsSelfHarm(draft) && mentionsSelfHarm(next)) onSelfHarm();
  }

  function send(): void {
    if (isBlank(draft)) return;
    onSend(draft.trim());
    onChange('');
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
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          value={draft}
          inputRef={field}
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
          <SendRounded sx={ALONG_THE_LINE} />
        </IconButton>
      </Box>
    </Box>
  );
}
