import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';

interface MoreOfThemProps {
  /** What there is more of: "conversations". */
  readonly what: string;
  readonly label: string;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
  /** Whether coming into sight is enough; nothing is read ahead before somebody scrolls. */
  readonly isAutomatic: boolean;
}

/** The end of what has been read, and the way on. */
export function MoreOfThem({ what, label, state, onMore, isAutomatic }: MoreOfThemProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null || state !== 'idle' || !isAutomatic) return;
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, onMore, isAutomatic]);
  return (
    <Stack ref={end} sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 64, p: 1 }}>
      {state === 'failed' ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onMore}>
              Try again
            </Button>
          }
        >
          More {what} could not be loaded.
        </Alert>
      ) : state === 'loading' ? (
        <CircularProgress size={28} aria-label={`Loading more ${what}`} />
      ) : (
        <Button onClick={onMore}>{label}</Button>
      )}
    </Stack>
  );
}
