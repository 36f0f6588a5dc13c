import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import type { Part } from './preview-parts';

/** The words for those who can't see it: a picture isn't read aloud. */
export function PreviewNote({ part }: { readonly part: Part }) {
  return (
    <VisuallyHidden>
      A picture of your {part} with what you typed. To have it read aloud, save your changes and
      open your public profile.
    </VisuallyHidden>
  );
}
