import Box from '@mui/material/Box';
import { piecesOf } from './marks';

interface MarkedTextProps {
  readonly text: string;
  /** What is searched for. */
  readonly words: readonly string[];
}

/** A text in which what somebody searches for is marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  let at = 0;
  return piecesOf(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isFound ? (
      <Box
        component="mark"
        key={key}
        sx={{ bgcolor: 'action.selected', color: 'inherit', borderRadius: 0.25, fontWeight: 650 }}
      >
        {piece.text}
      </Box>
    ) : (
      piece.text
    );
  });
}
