import { LostPartNews } from './lost-part-news';
import { UpdatePrompt } from './update-prompt';

/** What the shell may have to say on any page. */
export function ShellNews() {
  return (
    <>
      {import.meta.env.PROD && <UpdatePrompt />}
      <LostPartNews />
    </>
  );
}
