import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useUnblock } from './use-unblock';

interface ClosedNoticeProps {
  readonly uid: string;
  readonly otherUid: string;
  readonly name: string;
  readonly why: 'left' | 'blocked';
  readonly onUnblock: () => void;
  readonly onMessage: (sentence: string) => void;
}

/** Replaces the input and explains why the user can't write. */
export function ClosedNotice(props: ClosedNoticeProps) {
  const { uid, otherUid, name, why, onUnblock, onMessage } = props;
  const unblock = useUnblock(uid, otherUid, name, onMessage);
  const words = {
    left: 'This person has left Hearthkin. Your messages are still here.',
    blocked: `Unblock ${name} to message them.`,
  } as const;
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0 }}
      action={
        why === 'blocked' && (
          <Button
            color="inherit"
            onClick={() => {
              onUnblock();
              void unblock();
            }}
          >
            Unblock
          </Button>
        )
      }
    >
      {words[why]}
    </Alert>
  );
}
