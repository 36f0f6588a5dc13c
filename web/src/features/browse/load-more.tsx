import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';

interface LoadMoreProps {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** Asks for the next page once the end of the list comes near; a button does it by hand. */
export function LoadMore({ state, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    // Anew after every page: an end that stays in sight does not come into sight again.
    if (element === null || state !== 'idle' || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, onMore]);
  return (
    <Box ref={end} sx={{ display: 'grid', placeItems: 'center', minHeight: 88, mt: 2 }}>
      {state === 'failed' ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onMore}>
              Try again
            </Button>
          }
        >
          More companions could not be loaded.
        </Alert>
      ) : state === 'loading' ? (
        <CircularProgress aria-label="Loading more companions" />
      ) : (
        <Button variant="outlined" onClick={onMore}>
          Show more
        </Button>
      )}
    </Box>
  );
}
