import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLatest, useLive } from '../../lib/live-query';
import { openReports } from '../../lib/review-queries';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { News } from '../../ui/news';
import { ReportCard } from './report-card';

/** How many reports are read at first, and how many more each time. */
const PAGE = 10;

/** Reviews that somebody reported, longest wait first, as they arrive. */
export function ReportQueue() {
  const [count, setCount] = useState(PAGE);
  const queue = useLatest(useLive(openReports(count)));
  const [news, setNews] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function tell(sentence: string): void {
    setNews(sentence);
    // The card with the button that had the focus is about to leave.
    heading.current?.focus();
  }

  return (
    <Box component="section" aria-labelledby="report-queue">
      <Typography
        id="report-queue"
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 2, outline: 'none' }}
      >
        Reported reviews
      </Typography>
      {queue.status === 'failed' && <LoadFailed retry={queue.retry} />}
      {queue.status === 'loading' && (
        <Stack role="status" aria-busy aria-label="Loading reports">
          <Skeleton variant="rounded" height={180} />
        </Stack>
      )}
      {queue.status === 'ready' && queue.data.length === 0 && (
        <EmptyState icon={<FlagOutlined />} title="No review is reported" />
      )}
      {queue.status === 'ready' && (
        <Stack component="ul" sx={{ gap: 2.5, p: 0, m: 0, listStyle: 'none' }}>
          {queue.data.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} onDecided={tell} />
            </li>
          ))}
        </Stack>
      )}
      {queue.status === 'ready' && queue.data.length === count && (
        <Box sx={{ display: 'grid', placeItems: 'center', mt: 3 }}>
          <Button variant="outlined" onClick={() => setCount(count + PAGE)}>
            Show more reports
          </Button>
        </Box>
      )}
      <News news={news} onGone={() => setNews(null)} />
    </Box>
  );
}
