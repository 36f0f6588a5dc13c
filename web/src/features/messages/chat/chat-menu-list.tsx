import Alert from '@mui/material/Alert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { bookingPages } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import { PATHS } from '../../../lib/paths';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useAction } from '../../../ui/hooks/use-action';
import { TextLink } from '../../../ui/layout/text-link';
import { ReportDialog } from '../../safety/public';
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
          onBlocked={() => {
            setAsks(null);
            onMessage(`${other.name} is blocked.`);
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

interface BlockDialogProps {
  readonly uid: string;
  readonly otherUid: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onBlocked: () => void;
}

/** Asks before blocking someone, and says which sessions stay booked. */
function BlockDialog({ uid, otherUid, name, onClose, onBlocked }: BlockDialogProps) {
  const { run, ...blocking } = useAction(onBlocked);
  const ahead = useSessionsAhead(uid, otherUid);
  return (
    <FormDialog
      {...blocking}
      title={`Block ${name}?`}
      intro={`${name} can’t book you, and nothing they write will reach you. We won’t tell them. Past messages stay, and you can unblock anytime.`}
      isDirty={false}
      submitLabel="Block"
      busyLabel="Blocking..."
      color="error"
      onSubmit={() =>
        void run(async () => {
          const { blockPerson } = await import('../../../data/conversations/conversation-store');
          await blockPerson(uid, otherUid);
        })
      }
      onClose={onClose}
    >
      {ahead > 0 && (
        <Alert severity="warning">
          You and {name} have {ahead === 1 ? 'a booking' : `${ahead} bookings`} ahead. A block
          doesn’t cancel {ahead === 1 ? 'it' : 'them'}. See{' '}
          <TextLink href={PATHS.myBookings}>your bookings</TextLink>.
        </Alert>
      )}
    </FormDialog>
  );
}

/** The upcoming bookings and requests of two people, among the user's next twenty. */
function useSessionsAhead(uid: string, otherUid: string): number {
  const [openedAt] = useState(() => new Date());
  const upcoming = useLive(bookingPages(uid, 'upcoming'));
  if (upcoming.status !== 'ready') return 0;
  return upcoming.data.items.filter(
    ({ data }) => data.participantIds.includes(otherUid) && data.startsAt > openedAt,
  ).length;
}
