import type { PopperProps } from '@mui/material/Popper';
import { Suspense, useState } from 'react';
import { optionalPart } from './optional-part';

const Popper = optionalPart(async () => (await import('@mui/material/Popper')).default);

/**
 * What puts a tooltip beside its button, once one is to be seen: builds put it in the place of MUI's
 * own (`unused-parts.ts`), which would come with every page that has a button without words.
 */
export function LatePopper(props: PopperProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  // It stays for the way a tooltip goes.
  return (
    wasOpen && (
      <Suspense>
        <Popper {...props} />
      </Suspense>
    )
  );
}
