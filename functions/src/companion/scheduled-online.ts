import { defineSweep } from '../core/scheduled';
import { clearOnline } from './clear-online';

/** Every minute: who has left should not be shown as somebody to talk to right now. */
export const scheduledOnline = defineSweep('clearOnline', clearOnline, 'every 1 minutes');
