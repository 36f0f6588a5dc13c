export { BlockedNotice } from './blocked-notice';
export { BlockedWords } from './blocked-words';
export { CannotMeetDialog, CannotMeetNotice } from './late-cannot-meet';
export { MeetingOnly } from './meeting-only';
export { ReportButton, ReportDialog } from './report-button';
export type { ReportChoice, ReportChoices } from './report-place';
export { useCannotMeet } from './use-cannot-meet';
