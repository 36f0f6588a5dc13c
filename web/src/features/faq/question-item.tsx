import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { splitMatches } from './highlight';
import type { Question } from './question';

interface QuestionItemProps {
  readonly question: Question;
  readonly words: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/**
 * A question that expands to show its answer. `<details>` works before the JavaScript loads, and
 * the browser opens it when "find in page" hits the answer.
 */
export function QuestionItem({ question, words, isOpen, onToggle }: QuestionItemProps) {
  const { id, link } = question;
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The event also fires when React sets `open`.
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <Box
        component="summary"
        id={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          py: 1.75,
          px: 1,
          minHeight: 44,
          borderRadius: 0.5,
          cursor: 'pointer',
          listStyle: 'none',
          // Keeps the question clear of the sticky header.
          scrollMarginTop: 92,
          '&::-webkit-details-marker': { display: 'none' },
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Typography variant="h3">
          <HighlightedText text={question.question} words={words} />
        </Typography>
        <ExpandMoreRounded aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
      </Box>
      <Box sx={{ px: 1, pb: 2.5, maxWidth: '66ch' }}>
        {question.answer.map((paragraph) => (
          <Typography key={paragraph} sx={{ color: 'text.secondary', mb: 1.5, textWrap: 'pretty' }}>
            <HighlightedText text={paragraph} words={words} />
          </Typography>
        ))}
        {link !== undefined && (
          <Button component={Link} to={PATHS[link.to]} variant="outlined">
            {link.label}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface HighlightedTextProps {
  readonly text: string;
  /** The words of the search. */
  readonly words: readonly string[];
}

/** A text with the words of the search highlighted. */
function HighlightedText({ text, words }: HighlightedTextProps) {
  if (words.length === 0) return text;
  let at = 0;
  return splitMatches(text, words).map((piece) => {
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
