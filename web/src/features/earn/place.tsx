import type { OnboardingField } from '@hearthkin/domain/companion/onboarding';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';

/** Which field a link has named, and which ones our team has returned. */
interface Places {
  readonly named: OnboardingField | null;
  /** Changes when the same field is named again. */
  readonly visit: string;
  readonly noteOn: (field: OnboardingField) => string | null;
}

export const PlacesContext = createContext<Places>({
  named: null,
  visit: '',
  noteOn: () => null,
});

/** Whether a field is shown open: named by a link, or returned by our team. */
export function useIsCalledFor(field: OnboardingField): boolean {
  const { named, noteOn } = useContext(PlacesContext);
  return named === field || noteOn(field) !== null;
}

const FIRST_INPUT = 'textarea:not([aria-hidden]), input:not([type="file"]), select, button';

interface PlaceProps {
  readonly field: OnboardingField;
  /** The element that takes the focus, as a selector; by default the first input or button. */
  readonly focused?: string;
  readonly children: ReactNode;
}

/** A field, with our team's note if it needs a change. The one that a link names gets the focus. */
export function Place({ field, focused = FIRST_INPUT, children }: PlaceProps) {
  const { named, visit, noteOn } = useContext(PlacesContext);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const isNamed = named === field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a visit names the field, and again
  useEffect(() => {
    if (!isNamed || place.current === null) return;
    place.current.scrollIntoView?.({ block: 'center' });
    const input = place.current.querySelector<HTMLElement>(focused);
    (input ?? place.current).focus({ preventScroll: true });
  }, [isNamed, visit]);
  const note = noteOn(field);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      {...(note !== null && { role: 'group', 'aria-describedby': id })}
      sx={{ display: 'grid', gap: 2, minWidth: 0, outline: 'none', scrollMarginTop: '88px' }}
    >
      {note !== null && (
        <Alert severity="warning" id={id}>
          <AlertTitle>Our team asks for a change</AlertTitle>
          <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        </Alert>
      )}
      {children}
    </Box>
  );
}
