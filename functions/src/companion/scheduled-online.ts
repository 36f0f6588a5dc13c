import { defineSweep } from '../core/scheduled';
import { clearOnline } from './clear-online';

/** Every minute: a companion who has left should not be offered for a talk right now. */
export const scheduledOnline = defineSweep('clearOnline', clearOnline, 'every 1 minutes');
