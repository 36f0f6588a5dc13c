import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';
import { DEFAULT_WARNING } from './story-words';

/** Stories the reader has opened in this tab. */
const opened = sessionDraft('story-curtain', z.literal(true));

interface ContentWarningProps {
  /** Remembers the choice by story; null doesn't remember it. */
  readonly storyId: string | null;
  /** The warning; empty when the author gave none. */
  readonly warning: string;
  readonly children: ReactNode;
}

/** Hides a story behind its content warning until the reader opens it. */
export function ContentWarning({ storyId, warning, children }: ContentWarningProps) {
  const [isOpen, setOpen] = useState(() => storyId !== null && opened.load(storyId) === true);
  const words = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);

  // The button that had focus is gone.
  useEffect(() => {
    if (isOpen && wasChosen.current) words.current?.focus();
  }, [isOpen]);

  if (isOpen) {
    return (
      <Box ref={words} tabIndex={-1} sx={{ outline: 'none' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Content warning: {warning === '' ? DEFAULT_WARNING : warning}
        </Typography>
        {children}
      </Box>
    );
  }
  return (
    <Alert severity="warning" icon={<VisibilityOffOutlined />} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 650 }}>This story has a content warning</Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, overflowWrap: 'anywhere' }}>
        {warning === '' ? DEFAULT_WARNING : warning}
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
