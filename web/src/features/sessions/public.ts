export { RoomLink } from './room-link';
export { SessionCalendarButton } from './session-calendar-button';
export { SessionPlace } from './session-place';
