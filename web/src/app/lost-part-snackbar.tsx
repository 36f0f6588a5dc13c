import { useState } from 'react';
import { SnackbarContent } from '../ui/feedback/snackbar-content';
import { useLateFailures } from '../ui/late';

/** Says, at every press, that what it opens could not be loaded. */
export function LostPartSnackbar() {
  const times = useLateFailures();
  const [seen, setSeen] = useState(0);
  return (
    <SnackbarContent
      // A new key makes a screen reader say it again.
      key={times}
      // Some browsers remember a script that failed to load until the page is reloaded.
      message={
        times > seen
          ? 'This could not be loaded. Check your connection, then try again or reload the page.'
          : null
      }
      onClose={() => setSeen(times)}
    />
  );
}
