import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { signOut } from '../../session/session';
import { discardDialog } from '../../ui/dialogs/late-dialogs';
import { usePart } from '../../ui/later/use-part';
import { lossesOf } from './losses';
import { useSignUp } from './sign-up-context';

/**
 * Gives a signup up. The sign-in page is for visitors, and a verified phone is signed in already;
 * signing out forgets what was filled in, so that is asked first.
 */
export function DiscardSignUp() {
  const { draft } = useSignUp();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const DiscardDialog = usePart(discardDialog, isAsking, keep);
  const losses = lossesOf(draft);
  const leave = async () => {
    setAsking(false);
    await signOut();
    await navigate(loginPath());
  };
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => (losses.length > 0 ? setAsking(true) : void leave())}
      >
        Discard this and sign in
      </Link>
      {DiscardDialog !== null && isAsking && (
        <DiscardDialog
          title="Discard your signup?"
          keepLabel="Keep signing up"
          discardLabel="Discard and sign in"
          onKeep={keep}
          onDiscard={() => void leave()}
        >
          This is lost and cannot be brought back:
          <Box component="ul" sx={{ my: 1, paddingInlineStart: 3 }}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </Box>
        </DiscardDialog>
      )}
    </>
  );
}
