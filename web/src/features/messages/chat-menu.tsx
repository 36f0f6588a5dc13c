import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { KnownPerson } from '../../lib/correspondent';
import { useSaving } from '../../lib/use-save';
import { FormDialog } from '../../ui/form-dialog';
import { ReportDialog } from './report-dialog';
import { useUnblock } from './use-unblock';

interface ChatMenuProps {
  readonly conversationId: string;
  readonly uid: string;
  readonly otherUid: string;
  readonly other: KnownPerson;
  readonly isBlockedByMe: boolean;
  readonly onNews: (sentence: string) => void;
}

/** Block, unblock, report. */
export function ChatMenu(props: ChatMenuProps) {
  const { conversationId, uid, otherUid, other, isBlockedByMe, onNews } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asks, setAsks] = useState<'block' | 'report' | null>(null);
  const unblock = useUnblock(uid, otherUid, other.name, onNews);
  const blocking = useSaving(() => {
    setAsks(null);
    onNews(`${other.name} is blocked.`);
  });
  const choose = (what: 'block' | 'report' | 'unblock') => {
    setAnchor(null);
    if (what === 'unblock') unblock();
    else setAsks(what);
  };
  return (
    <>
      <IconButton
        aria-label={`More about the conversation with ${other.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {!other.hasLeft &&
          (isBlockedByMe ? (
            <MenuItem onClick={() => choose('unblock')}>Unblock {other.name}</MenuItem>
          ) : (
            <MenuItem onClick={() => choose('block')}>Block {other.name}</MenuItem>
          ))}
        <MenuItem onClick={() => choose('report')}>Report this conversation</MenuItem>
      </Menu>
      {asks === 'block' && (
        <FormDialog
          {...blocking}
          title={`Block ${other.name}?`}
          intro={`You can no longer write to each other, and ${other.name} cannot book you or see whether you are here. What was said stays. You can undo this at any time.`}
          isDirty={false}
          submitLabel="Block"
          busyLabel="Blocking..."
          color="error"
          onSubmit={() =>
            void blocking.run(async () => {
              const { blockPerson } = await import('../../lib/conversation-store');
              await blockPerson(uid, otherUid);
            })
          }
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'report' && (
        <ReportDialog
          conversationId={conversationId}
          name={other.name}
          onClose={() => setAsks(null)}
          onReported={(sentence) => {
            setAsks(null);
            onNews(sentence);
          }}
        />
      )}
    </>
  );
}
