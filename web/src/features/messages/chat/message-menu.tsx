import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ChatMessage } from '../../../data/conversations/conversation-queries';
import type { Doc } from '../../../data/kit/readers';

/** A message whose menu is open. */
export interface OpenMenu {
  readonly message: Doc<ChatMessage>;
  readonly isOwn: boolean;
  readonly anchor: HTMLElement;
}

interface MessageMenuProps {
  /** Null while closed. */
  readonly open: OpenMenu | null;
  readonly onRedact: (messageId: string) => void;
  readonly onReport: (messageId: string) => void;
  /** Gets a sentence to show. */
  readonly onMessage: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Copies a message; removes one's own, or reports the other side's. */
export function MessageMenu({ open, onRedact, onReport, onMessage, onClose }: MessageMenuProps) {
  if (open === null) return null;
  const { message, isOwn, anchor } = open;
  const { content, redactedAt } = message.data;
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => onMessage('Copied.'),
      () => onMessage('Your browser doesn’t allow copying here.'),
    );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {redactedAt === null && <MenuItem onClick={choose(() => void copy())}>Copy text</MenuItem>}
      {isOwn ? (
        <MenuItem onClick={choose(() => onRedact(message.id))}>Remove message</MenuItem>
      ) : (
        <MenuItem onClick={choose(() => onReport(message.id))}>Report message</MenuItem>
      )}
    </Menu>
  );
}
