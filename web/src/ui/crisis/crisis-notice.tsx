import { mentionsSelfHarm } from '@hearthkin/domain/messaging/crisis-words';
import Box from '@mui/material/Box';
import { CrisisNote } from './crisis-note';

/**
 * Offers help below a text that mentions self-harm, while it is written. Nothing about it leaves the
 * device.
 */
export function CrisisNotice({ text }: { readonly text: string }) {
  return (
    <Box role="status" sx={{ mt: mentionsSelfHarm(text) ? 1 : 0 }}>
      {mentionsSelfHarm(text) && <CrisisNote />}
    </Box>
  );
}
