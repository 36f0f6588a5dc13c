import { STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTime, ownTimeZone } from '../../../lib/format';
import { startRinging } from '../../../lib/ring';
import { staffViewPath } from '../../../lib/staff-views';
import { useRingsHere } from '../../../ui/hooks/rings-here';
import { useTitleWords } from '../../../ui/hooks/title-words';
import { useDeskSignal } from './desk-signal';

/** Shows over any page of staff that someone may be in danger, and rings, until they open or silence it. */
export function DangerBell() {
  const signal = useDeskSignal();
  const danger = signal?.danger ?? null;
  /** The time up to which all is known. What was there before this visit is in the inbox. */
  const [known, setKnown] = useState<number | null>(null);
  if (signal !== null && known === null) setKnown(danger?.at.getTime() ?? 0);
  const news = danger !== null && known !== null && danger.at.getTime() > known ? danger : null;
  const rings = useRingsHere() && news !== null;
  useEffect(() => (rings ? startRinging() : undefined), [rings]);
  useTitleWords(news === null ? null : WORDS);
  if (news === null) return null;
  const silence = () => setKnown(news.at.getTime());
  return (
    <Portal>
      <Card component="section" aria-label={WORDS} elevation={8} sx={PLACE}>
        <Typography variant="h3" component="p" role="alert" sx={{ color: 'error.main' }}>
          {WORDS}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>
          {STAFF_QUEUES[news.queue].names.one}, {formatTime(news.at, ownTimeZone())}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
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
        </Stack>
      </Card>
    </Portal>
  );
}

const WORDS = 'Someone may be in danger';

/** Over the page, and under dialogs, in which something may be typed. */
const PLACE = {
  position: 'fixed',
  zIndex: 1250,
  insetInlineEnd: { xs: 12, sm: 24 },
  insetInlineStart: { xs: 12, sm: 'auto' },
  top: { sm: 128 },
  bottom: { xs: 'calc(var(--bottom-nav, 0px) + 12px)', sm: 'auto' },
  width: { sm: 360 },
  p: 2.5,
  border: 2,
  borderColor: 'error.main',
} as const;
