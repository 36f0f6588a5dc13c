import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { PATHS } from '../../lib/paths';
import { Snackbar } from '../../ui/feedback/snackbar';

/** The link to the sign-up page: pressed, it is shared, or else copied. */
export function InviteFriend() {
  const [message, setMessage] = useState<string | null>(null);
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    // The reader has an account already.
    event.preventDefault();
    const url = new URL(PATHS.register, window.location.href).href;
    try {
      if (navigator.share !== undefined) {
        await navigator.share({ title: PRODUCT_NAME, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setMessage('Link copied. Send it to a friend.');
    } catch (error) {
      // Someone who closes the device's sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setMessage(`Send your friend this address: ${url}`);
    }
  };
  return (
    <>
      <Button
        href={PATHS.register}
        variant="outlined"
        onClick={(event: MouseEvent<HTMLAnchorElement>) => void share(event)}
        sx={{ minHeight: 44 }}
      >
        Invite a friend
      </Button>
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}
