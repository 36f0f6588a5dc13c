import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The history entry with which a visit begins. */
const FIRST_ENTRY = 'default';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** For a view that took another's place without a route change. */
  readonly takesFocus?: boolean;
}

/** The page's one h1. After a route change focus moves here, so that it is read aloud. */
export function PageHeading({ children, takesFocus = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // As the page was opened: searching on the first page of a visit is no arrival.
  const [isFirst] = useState(key === FIRST_ENTRY);
  const arrived = !isFirst || takesFocus;
  // Once per page shown: a later change of the address on the same page must not take focus away.
  const wasMoved = useRef(false);
  useEffect(() => {
    if (wasMoved.current || !arrived) return;
    wasMoved.current = true;
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  );
}
