import type { TooltipProps } from '@mui/material/Tooltip';
import { late } from '../late';

/** A tooltip. Its child has a name of its own, so the code that places it can come after the page. */
export const Hint = late<TooltipProps>(
  async () => (await import('@mui/material/Tooltip')).default,
  {
    isOptional: true,
    meanwhile: ({ children }) => children,
  },
);
