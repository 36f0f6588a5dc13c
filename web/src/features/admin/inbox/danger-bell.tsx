import { latestDanger, RINGS_AFTER_MS } from '@hearthkin/domain/admin/desk-signal';
import { STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTime, ownTimeZone } from '../../../lib/format';
import { startRinging } from '../../../lib/ring';
import { staffViewPath } from '../../../lib/staff-views';
import { useNow } from '../../../ui/hooks/clock';
import { useRingsHere } from '../../../ui/hooks/rings-here';
import { useTitleWords } from '../../../ui/hooks/title-words';
import { VISUALLY_HIDDEN } from '../../../ui/layout/visually-hidden';
import { useDeskSignal } from './desk-signal';

/**
 * Shows below the header of any page of staff that someone may be in danger, and rings, until they open or silence it, or a
 * colleague takes it. It has a place of its own, so that it covers nothing that can be pressed.
 */
export function DangerBell() {
  const signal = useDeskSignal();
  const now = useNow();
  /** The time up to which all is known. What was there long before this visit is in the inbox. */
  const [known, setKnown] = useState<number | null>(null);
  if (signal !== null && known === null) setKnown(now.getTime() - RINGS_AFTER_MS);
  const news = signal !== null && known !== null ? latestDanger(signal, known) : null;
  const rings = useRingsHere() && news !== null;
  useEffect(() => (rings ? startRinging() : undefined), [rings]);
  useTitleWords(news === null ? null : WORDS);
  if (news === null) return null;
  const silence = () => setKnown(news.at.getTime());
  return (
    <Box component="section" aria-label={WORDS} sx={STRIP}>
      <Container maxWidth="lg" sx={LINE}>
        <Box sx={{ flex: 1, minWidth: 140 }}>
          <Typography component="p" sx={{ fontWeight: 700, color: 'error.main' }}>
            {WORDS}
          </Typography>
          <Typography variant="body2">
            {STAFF_QUEUES[news.queue].names.one}, {formatTime(news.at, ownTimeZone())}
          </Typography>
        </Box>
        <Button
          component={Link}
          to={staffViewPath(news.queue)}
          variant="contained"
          color="error"
          onClick={silence}
          sx={{ minHeight: 44 }}
        >
          Open
        </Button>
        <Button color="inherit" onClick={silence} sx={{ minHeight: 44 }}>
          Silence
        </Button>
      </Container>
      <Portal>
        {/* Beside a dialog, behind which the page says nothing. */}
        <Box role="alert" aria-label={WORDS} sx={VISUALLY_HIDDEN}>
          {WORDS}
        </Box>
      </Portal>
    </Box>
  );
}

const WORDS = 'Someone may be in danger';

const STRIP = {
  bgcolor: 'background.paper',
  borderTop: 2,
  borderBottom: 2,
  borderColor: 'error.main',
} as const;

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  py: 1,
} as const;
