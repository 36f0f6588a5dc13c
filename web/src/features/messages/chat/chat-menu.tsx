import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { KnownPerson } from '../../../data/conversations/correspondent';
import { late } from '../../../ui/late';

const ChatMenuList = late(async () => (await import('./chat-menu-list')).ChatMenuList, {
  isOpen: ({ anchor }) => anchor !== null,
  isRare: true,
});

export interface ChatMenuProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherUid: string;
  readonly other: KnownPerson;
  readonly isBlockedByMe: boolean;
  readonly onMessage: (sentence: string) => void;
}

/** The menu button of a conversation. */
export function ChatMenu(props: ChatMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={`More about the conversation with ${props.other.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <ChatMenuList {...props} id={id} anchor={anchor} onClose={close} />
    </>
  );
}
