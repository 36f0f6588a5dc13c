import { SESSION_MODES, type SessionMode } from '@hearthkin/domain/booking/booking';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MODE_WORDS } from '../../lib/mode-words';
import { ChoiceChip } from './choice-chip';

interface ModeChoiceProps {
  readonly value: SessionMode | null;
  readonly onChange: (mode: SessionMode) => void;
}

/** The way in which the member would like to talk. */
export function ModeChoice({ value, onChange }: ModeChoiceProps) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        How would you like to talk?
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {SESSION_MODES.map((mode) => (
          <ChoiceChip
            key={mode}
            name={name}
            isChosen={mode === value}
            onChoose={() => onChange(mode)}
          >
            {MODE_WORDS[mode]}
          </ChoiceChip>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        The price is the same, and you can both change it in the room.
      </Typography>
    </Box>
  );
}
