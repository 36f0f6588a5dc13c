import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps {
  /** True to show it at once. */
  readonly isWanted?: boolean;
  /** The height to keep for it, in pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A part further down a page, which reads its data only once it is scrolled near. */
export function WhenSeen({ isWanted = false, height, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(isWanted || !('IntersectionObserver' in window));
  useEffect(() => {
    if (isSeen || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? (
    children
  ) : (
    <div ref={place}>
      <Skeleton variant="rounded" height={height} />
    </div>
  );
}
