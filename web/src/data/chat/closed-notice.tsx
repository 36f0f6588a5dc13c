import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
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
      {why === 'left'
        ? `This person has left ${PRODUCT_NAME}. Your messages are still here.`
        : `Unblock ${name} to message them.`}
    </Alert>
  );
}
