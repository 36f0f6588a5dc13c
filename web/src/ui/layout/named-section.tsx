import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the address names a section, as `?tab=reviews`. */
export function useIsNamed(id: string): boolean {
  const [params] = useSearchParams();
  return params.get('tab') === id;
}

/** The time in which parts above a section may still change their height. */
const SETTLING_MS = 3_000;

/** The ways that people go on from there. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element, and again as parts above it load, until the reader does something.
 * Returns how to end that.
 */
export function keepInView(element: HTMLElement): () => void {
  const show = () => element.scrollIntoView?.();
  show();
  if (!('ResizeObserver' in window)) return () => {};
  const observer = new ResizeObserver(show);
  const timer = setTimeout(stop, SETTLING_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of INPUTS) window.removeEventListener(input, stop);
  }
  observer.observe(document.body);
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true });
  return stop;
}

interface NamedSectionProps {
  /** The name in the address. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page. The one the address names is scrolled to and gets the focus. */
export function NamedSection({ id, title, children }: NamedSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNamed = useIsNamed(id);
  useEffect(() => {
    if (!isNamed || heading.current === null) return;
    heading.current.focus({ preventScroll: true });
    return keepInView(heading.current);
  }, [isNamed]);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography
        ref={heading}
        variant="h2"
        id={id}
        tabIndex={-1}
        sx={{
          mb: 1.5,
          outline: 'none',
          scrollMarginTop: 'calc(88px + var(--own-bar, 0px))',
          overflowWrap: 'anywhere',
        }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
