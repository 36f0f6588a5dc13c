import Box from '@mui/material/Box';
import { Section } from './section';

interface TitledListProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Renders an ordered list. */
  readonly isOrdered?: boolean;
}

/** A titled list; nothing when it is empty. */
export function TitledList({ title, lines, isOrdered = false }: TitledListProps) {
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
