import { late } from '../../../ui/late';

/** Only companions with a place somewhere need it. */
export const OwnTime = late(async () => (await import('./own-time')).OwnTime);
