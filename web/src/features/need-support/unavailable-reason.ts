import type { NowObstacle } from '@hearthkin/domain/booking/free-time';

/** The reason why a companion cannot talk right now, as a sentence. */
export function unavailableReason(obstacle: NowObstacle, name: string): string {
  if (obstacle === 'off') return `${name} only takes requests for later.`;
  if (obstacle === 'offline') return `${name} isn’t online right now.`;
  if (obstacle === 'taken') return `${name} has a session within the next hour.`;
  return `${name} isn’t available at this hour.`;
}
