import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

interface LoadMoreProps {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
  /** Whether scrolling near the end loads more. If not, only the button does. */
  readonly isAutomatic?: boolean;
  /** Shown above the button. */
  readonly note?: ReactNode;
  readonly label?: string;
  /** The content of the list: "companions". */
  readonly what?: string;
  /** For a list that scrolls on its own: smaller, and loads only when its end is visible. */
  readonly isCompact?: boolean;
}

/** Loads the next page when the end of the list comes near, or by its button. */
export function LoadMore(props: LoadMoreProps) {
  const { state, onMore, isAutomatic = true, note, label, what = 'companions' } = props;
  const { isCompact = false } = props;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    // A new observer after every page: an end that stays visible doesn't fire again.
    if (element === null || state !== 'idle' || !isAutomatic) return;
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: isCompact ? '0px' : '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, onMore, isAutomatic, isCompact]);
  return (
    <Stack
      ref={end}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        ...(isCompact ? { minHeight: 64, p: 1 } : { minHeight: 88, mt: 2 }),
      }}
    >
      {state === 'failed' ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onMore}>
              Try again
            </Button>
          }
        >
          More {what} couldn’t be loaded.
        </Alert>
      ) : state === 'loading' ? (
        <CircularProgress size={isCompact ? 28 : 40} aria-label={`Loading more ${what}`} />
      ) : (
        <>
          {note !== undefined && (
            <Typography sx={{ color: 'text.secondary', textAlign: 'center', mb: 1.5 }}>
              {note}
            </Typography>
          )}
          <Button
            variant={isCompact ? 'text' : 'outlined'}
            onClick={onMore}
            {...(!isCompact && { sx: { minHeight: 44 } })}
          >
            {label ?? 'Show more'}
          </Button>
        </>
      )}
    </Stack>
  );
}
