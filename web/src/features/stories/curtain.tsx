import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';
import { SOME_WARNING } from './story-words';

/** Stories that somebody has chosen to read, for as long as the tab is theirs. */
const opened = sessionDraft('story-curtain', z.literal(true));

interface CurtainProps {
  /** Which story, to remember the choice; null forgets it. */
  readonly storyId: string | null;
  /** What the story warns of; empty where it does not say. */
  readonly warning: string;
  readonly children: ReactNode;
}

/** Hides a story that warns of itself until the reader chooses to read it. */
export function Curtain({ storyId, warning, children }: CurtainProps) {
  const [isOpen, setOpen] = useState(() => storyId !== null && opened.load(storyId) === true);
  const words = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen && wasChosen.current) words.current?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <Box ref={words} tabIndex={-1} sx={{ outline: 'none' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Content warning: {warning === '' ? SOME_WARNING : warning}
        </Typography>
        {children}
      </Box>
    );
  }
  return (
    <Alert severity="warning" icon={<VisibilityOffOutlined />} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 650 }}>This story has a content warning</Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, overflowWrap: 'anywhere' }}>
        {warning === '' ? SOME_WARNING : warning}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => {
          if (storyId !== null) opened.save(storyId, true);
          wasChosen.current = true;
          setOpen(true);
        }}
      >
        Show the story
      </Button>
    </Alert>
  );
}
