import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useSession } from '../../session/session';
import { useAction } from '../../ui/hooks/use-action';

interface BlockedNoticeProps {
  readonly otherUid: string;
  readonly name: string;
}

/** Stands in for what can't be done with a person the user blocks, and ends the block. */
export function BlockedNotice({ otherUid, name }: BlockedNoticeProps) {
  const session = useSession();
  const { run, isBusy, failure } = useAction();
  // The notice goes away under the keyboard's focus, which then moves to the heading.
  const heading = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) heading.current?.focus();
    },
    [],
  );
  const unblock = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    heading.current = currentTarget.closest('section, main')?.querySelector('h1, h2') ?? null;
    return run(async () => {
      if (session.status !== 'signed-in') return;
      const { unblockPerson } = await import('../../data/conversations/conversation-store');
      await unblockPerson(session.uid, otherUid);
    });
  };
  return (
    <Alert
      severity={failure === null ? 'info' : 'error'}
      action={
        <Button
          color="inherit"
          disabled={isBusy}
          onClick={(event) => void unblock(event)}
          sx={{ minHeight: 44 }}
        >
          {isBusy ? 'Unblocking...' : 'Unblock'}
        </Button>
      }
    >
      {failure ?? `You’ve blocked ${name}, so you can’t book or message them.`}
    </Alert>
  );
}
