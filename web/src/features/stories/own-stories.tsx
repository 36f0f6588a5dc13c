import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import { ownStoryPages } from '../../data/stories/story-queries';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { Snackbar } from '../../ui/feedback/snackbar';
import { OwnStoryCard } from './own-story-card';

/** The user's own stories with their status, live. */
export function OwnStories({ uid }: { readonly uid: string }) {
  const read = useLive(ownStoryPages(uid));
  const [message, setMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (read.status === 'ready' && read.data.items.length === 0 && message === null) return null;
  return (
    <Box component="section" aria-labelledby="own-stories" sx={{ mt: 5 }}>
      <Typography
        id="own-stories"
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 2, outline: 'none' }}
      >
        Your stories
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading your stories">
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
      {read.status === 'ready' && (
        <>
          {read.data.items.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>None yet.</Typography>
          )}
          <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
            {read.data.items.map((submission) => (
              <li key={submission.id}>
                <OwnStoryCard
                  submission={submission}
                  onMessage={(sentence) => {
                    setMessage(sentence);
                    // The card whose button has focus is about to disappear.
                    heading.current?.focus();
                  }}
                />
              </li>
            ))}
          </Stack>
          {read.data.hasMore && (
            <LoadMore
              state={read.data.more}
              onMore={read.more}
              isAutomatic={false}
              what="stories"
              label="Show more of your stories"
            />
          )}
        </>
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Box>
  );
}
