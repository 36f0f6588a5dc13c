import Box from '@mui/material/Box';
import { Section } from './section';

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether one follows the other. */
  readonly isOrdered?: boolean;
}

/** What to bring, what comes after what, and other lists; nothing where there is nothing. */
export function Lines({ title, lines, isOrdered = false }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <Box
        component={isOrdered ? 'ol' : 'ul'}
        sx={{ m: 0, paddingInlineStart: 2.5, '& li': { py: 0.5, overflowWrap: 'anywhere' } }}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Section>
  );
}
