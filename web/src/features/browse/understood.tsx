import type { SearchWord } from '@hearthkin/domain/companion/search-meaning';
import { fold } from '@hearthkin/domain/foundation/search-tokens';
import Typography from '@mui/material/Typography';

/** The meanings that everyday words of the search were taken to have, where the page names them differently. */
export function Understood({ words }: { readonly words: readonly SearchWord[] }) {
  const meant = words.flatMap(({ typed, meaning }) =>
    meaning === null || fold(meaning.label) === typed ? [] : [`“${typed}”: ${meaning.label}`],
  );
  if (meant.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
      We looked for {meant.join(', ')}
    </Typography>
  );
}
