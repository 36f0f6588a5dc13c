import { LoadFailedSnackbar } from './load-failed-snackbar';
import { UpdatePrompt } from './update-prompt';

/** Snackbars that may appear on any page. */
export function ShellSnackbars() {
  return (
    <>
      {import.meta.env.PROD && <UpdatePrompt />}
      <LoadFailedSnackbar />
    </>
  );
}
