import { firstMonthsSchema } from '@hearthkin/domain/companion/first-months';
import { documentsOf } from '../kit/documents';
import { document, publicSource } from '../kit/queries';

const site = publicSource(
  'site',
  documentsOf(firstMonthsSchema),
  Object.keys(firstMonthsSchema.shape),
);

/** The pay of companions in their first month; missing until there are enough of them. */
export const firstMonths = () => document('first-months', site, 'firstMonths');
