import { late } from '../../../ui/late';
import type { UnlessPausedProps } from './unless-paused';

export const UnlessPaused = late(async () => (await import('./unless-paused')).UnlessPaused, {
  isRare: true,
  fallback: ({ children }: UnlessPausedProps) => children,
});
