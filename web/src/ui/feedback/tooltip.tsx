import type { TooltipProps } from '@mui/material/Tooltip';
import { late } from '../late';

/** A tooltip whose code loads after the page. Its child needs an accessible name of its own. */
export const Tooltip = late<TooltipProps>(
  async () => (await import('@mui/material/Tooltip')).default,
  {
    isOptional: true,
    fallback: ({ children }) => children,
  },
);
