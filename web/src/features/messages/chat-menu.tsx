import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { KnownPerson } from '../../data/conversations/correspondent';
import { latePart, usePart } from '../../ui/later/use-part';

const menuList = latePart(async () => (await import('./chat-menu-list')).ChatMenuList);

export interface ChatMenuProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherUid: string;
  readonly other: KnownPerson;
  readonly isBlockedByMe: boolean;
  readonly onNews: (sentence: string) => void;
}

/** What else one can do about a conversation. */
export function ChatMenu(props: ChatMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const ChatMenuList = usePart(menuList, anchor !== null, close);
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
      {ChatMenuList !== null && <ChatMenuList {...props} id={id} anchor={anchor} onClose={close} />}
    </>
  );
}
