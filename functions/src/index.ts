export { onUserWritten } from './account/on-user-written';
export { createBooking } from './booking/create-booking';
export { onBookingWritten } from './booking/on-booking-written';
export { scheduledCompletion as completeBookings } from './booking/scheduled-completion';
export { scheduledExpiry as expireBookings } from './booking/scheduled-expiry';
export { transitionBooking } from './booking/transition-booking';
export { onCompanionWritten } from './companion/on-companion-written';
