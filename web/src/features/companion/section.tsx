import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The sections that an address can name, as `?tab=reviews`. */
export type SectionId = 'about' | 'together' | 'availability' | 'reviews';

/** Whether the address names a section. */
export function useIsNamed(id: SectionId): boolean {
  const [params] = useSearchParams();
  return params.get('tab') === id;
}

interface SectionProps {
  readonly id: SectionId;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the profile. The one the address names is scrolled to and gets the focus. */
export function Section({ id, title, children }: SectionProps) {
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
