import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the address names a section, as `?tab=reviews`. */
export function useIsNamed(id: string): boolean {
  const [params] = useSearchParams();
  return params.get('tab') === id;
}

interface NamedSectionProps {
  /** What the address calls it. */
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
    heading.current.scrollIntoView?.();
    heading.current.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography
        ref={heading}
        variant="h2"
        id={id}
        tabIndex={-1}
        sx={{ mb: 1.5, outline: 'none', scrollMarginTop: '88px', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
