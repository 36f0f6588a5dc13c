import { MOOD_LEVELS, MOOD_NAMES, type MoodLevel } from '@hearthkin/domain/wellness/mood';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceCard } from '../../ui/forms/choice-card';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

export const [VERY_LOW] = MOOD_LEVELS;

interface MoodLevelsProps {
  /** The name of the group, for forms. */
  readonly name: string;
  readonly question: string;
  /** Whether the question is seen, where no heading asks it. */
  readonly showsQuestion?: boolean;
  readonly value: MoodLevel | undefined;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  readonly onChange: (level: MoodLevel) => void;
}

/** A choice of five levels of mood beside each other, also on a phone. */
export function MoodLevels(props: MoodLevelsProps) {
  const { name, question, showsQuestion = false, value, isBusy, error, onChange } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={showsQuestion ? { p: 0, mb: 1, fontWeight: 650 } : { p: 0 }}>
        {showsQuestion ? question : <VisuallyHidden>{question}</VisuallyHidden>}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          gap: { xs: 0.75, sm: 1 },
        }}
      >
        {MOOD_LEVELS.map((level) => (
          <ChoiceCard
            key={level}
            type="radio"
            name={name}
            checked={value === level}
            disabled={isBusy}
            onChange={() => onChange(level)}
          >
            <Typography sx={LEVEL}>{MOOD_NAMES[level]}</Typography>
          </ChoiceCard>
        ))}
      </Box>
      {error && (
        <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}

const LEVEL = {
  display: 'grid',
  placeItems: 'center',
  height: 1,
  minHeight: 52,
  px: 0.25,
  textAlign: 'center',
  fontSize: { xs: '0.875rem', sm: '1rem' },
  lineHeight: 1.2,
  fontWeight: 600,
} as const;
