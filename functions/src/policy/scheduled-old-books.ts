import { defineSweep } from '../core/scheduled';
import { removeOldBooks } from './remove-old-books';

export const scheduledOldBooks = defineSweep('removeOldBooks', removeOldBooks, 'every 24 hours', {
  timeoutSeconds: 300,
});
