import type { PrivacyLevel } from '@hearthkin/domain/community/story';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

interface SentPanelProps {
  readonly privacyLevel: PrivacyLevel;
  readonly onAnother: () => void;
}

/** Confirms a submission. Takes focus, because the form has disappeared. */
export function SentPanel({ privacyLevel, onAnother }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isPrivate = privacyLevel === 'private';
  return (
    <Card ref={panel} tabIndex={-1} role="status" sx={{ p: { xs: 3, sm: 5 }, outline: 'none' }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5 }}>
        <FavoriteBorderRounded aria-hidden sx={{ fontSize: 48, color: 'secondary.main' }} />
        <Typography variant="h2">
          {isPrivate ? 'Your story is kept' : 'Thank you for sharing your story'}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>
          {isPrivate
            ? 'Only you can read it. You find it below, and can share it whenever you like.'
            : 'Our staff read it before it is published, and tell you what becomes of it. You can change it until then.'}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1 }}>
          <Button variant="contained" component={Link} to={PATHS.stories}>
            Read stories
          </Button>
          <Button variant="outlined" onClick={onAnother}>
            Write another
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
