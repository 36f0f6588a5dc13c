import type { OnboardingField } from '@hearthkin/domain/companion/onboarding';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsCalledFor } from './place';

interface SettledFieldProps {
  readonly field: OnboardingField;
  readonly label: string;
  /** The number as people read it; empty if there is none yet. */
  readonly text: string;
  /** Whether the value has to be changed. */
  readonly isWrong: boolean;
  /** The input. */
  readonly children: ReactNode;
}

/** An answer from sign-up: shown, and changed on the spot. Without one, the input is shown. */
export function SettledField({ field, label, text, isWrong, children }: SettledFieldProps) {
  const isCalledFor = useIsCalledFor(field);
  const [isOpen, setOpen] = useState(text === '' || isWrong);
  const [isEdited, setEdited] = useState(false);
  const input = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEdited) input.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [isEdited]);
  if (isOpen || isCalledFor || isWrong) return <div ref={input}>{children}</div>;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      <Button
        aria-label={`Edit ${label.toLowerCase()}`}
        onClick={() => {
          setOpen(true);
          setEdited(true);
        }}
      >
        Edit
      </Button>
    </Box>
  );
}
