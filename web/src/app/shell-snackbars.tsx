import { LostPartSnackbar } from './lost-part-snackbar';
import { UpdatePrompt } from './update-prompt';

/** What the shell may have to say on any page. */
export function ShellSnackbars() {
  return (
    <>
      {import.meta.env.PROD && <UpdatePrompt />}
      <LostPartSnackbar />
    </>
  );
}
