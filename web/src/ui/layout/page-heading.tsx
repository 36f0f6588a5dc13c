import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The router's key of a visit's first history entry. */
const FIRST_ENTRY = 'default';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** For a view that replaced another one without a route change. */
  readonly takesFocus?: boolean;
  /** The display size, for a hero. */
  readonly isHero?: boolean;
}

/** The page's h1. Takes focus after a route change, so that screen readers read it. */
export function PageHeading({ children, takesFocus = false, isHero = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The key at mount: a query change on the visit's first page is not an arrival.
  const [isFirst] = useState(key === FIRST_ENTRY);
  const arrived = !isFirst || takesFocus;
  // Once per mount: later query changes must not take focus away.
  const wasMoved = useRef(false);
  useEffect(() => {
    if (wasMoved.current || !arrived) return;
    wasMoved.current = true;
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <Typography
      variant={isHero ? 'display' : 'h1'}
      component="h1"
      ref={heading}
      tabIndex={-1}
      // A long name stays on a narrow phone.
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
