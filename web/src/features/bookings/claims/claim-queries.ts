import { claimSchema } from '@hearthkin/domain/booking/claim';
import { documentsOf } from '../../../data/kit/documents';
import { document, source } from '../../../data/kit/queries';

const claims = documentsOf(claimSchema);

/** A side's claim about a session. The rules open it to the two sides, once there is one. */
export const claimAbout = (bookingId: string) =>
  document(`claims/${bookingId}`, source('claims', claims), bookingId);
