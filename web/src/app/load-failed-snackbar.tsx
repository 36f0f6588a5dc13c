import { useState } from 'react';
import { SnackbarContent } from '../ui/feedback/snackbar-content';
import { useLateFailures } from '../ui/late';

/** Says that a requested component could not be loaded, at every attempt. */
export function LoadFailedSnackbar() {
  const failures = useLateFailures();
  const [seen, setSeen] = useState(0);
  return (
    <SnackbarContent
      // A new key makes screen readers announce it again.
      key={failures}
      // Some browsers remember a failed script until the page is reloaded.
      message={failures > seen ? 'This didn’t load. Check your connection and try again.' : null}
      onClose={() => setSeen(failures)}
    />
  );
}
