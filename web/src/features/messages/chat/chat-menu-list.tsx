import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ReportDialog } from '../../safety/public';
import { BlockDialog } from './block-dialog';
import type { ChatMenuProps } from './chat-menu';
import { useUnblock } from './use-unblock';

interface ChatMenuListProps extends ChatMenuProps {
  readonly id: string;
  /** Null while closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Block, unblock and report, with their dialogs. */
export function ChatMenuList({ id, anchor, onClose, ...props }: ChatMenuListProps) {
  const { conversationId, uid, otherUid, other, isBlockedByMe, onMessage } = props;
  const [asks, setAsks] = useState<'block' | 'report' | null>(null);
  const unblock = useUnblock(uid, otherUid, other.name, onMessage);
  const choose = (what: 'block' | 'report' | 'unblock') => {
    onClose();
    if (what === 'unblock') void unblock();
    else setAsks(what);
  };
  return (
    <>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {!other.hasLeft &&
          (isBlockedByMe ? (
            <MenuItem onClick={() => choose('unblock')}>Unblock {other.name}</MenuItem>
          ) : (
            <MenuItem onClick={() => choose('block')}>Block {other.name}</MenuItem>
          ))}
        <MenuItem onClick={() => choose('report')}>Report this conversation</MenuItem>
      </Menu>
      {asks === 'block' && (
        <BlockDialog
          uid={uid}
          otherUid={otherUid}
          name={other.name}
          onClose={() => setAsks(null)}
          onBlocked={(sentence) => {
            setAsks(null);
            onMessage(sentence);
          }}
        />
      )}
      {asks === 'report' && (
        <ReportDialog
          title={`Report the conversation with ${other.name}`}
          choices={[
            { place: { kind: 'conversation', conversationId }, label: 'This conversation' },
            { place: { kind: 'person', uid: otherUid }, label: `${other.name} as a person` },
          ]}
          onClose={() => setAsks(null)}
          onReported={(sentence) => {
            setAsks(null);
            onMessage(sentence);
          }}
        />
      )}
    </>
  );
}
