export { AskCompanion, type AskState } from './book/ask-companion';
export type { SessionRequest } from './book/use-book';
export { ClaimPictures } from './claims/claim-pictures';
export { BookingHistory } from './list/booking-history';
export { Unpaid } from './list/unpaid';
export { NoBooking, useOwnBooking } from './page/own-booking';
export { StatusChip } from './page/status-chip';
export { endLabel, STATUS_LABELS } from './page/status-words';
export { OwnTime } from './times/late-own-time';
