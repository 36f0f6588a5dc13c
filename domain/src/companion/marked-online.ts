import type { Companion } from './companion';

/** Whether the listing says that a companion is online, which follows within two minutes. Lists need nothing else. */
export function isMarkedOnline({ facets }: Pick<Companion, 'facets'>): boolean {
  return facets.online === true;
}
