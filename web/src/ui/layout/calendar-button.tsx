import { type CalendarEvent, calendarFile } from '@hearthkin/domain/booking/calendar-file';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import { saveFile } from '../../lib/save-file';

interface CalendarButtonProps {
  /** Made when the button is pressed. `uid` is without the product's domain. */
  readonly event: () => CalendarEvent;
  /** The name of the file, without product and ending. */
  readonly fileName: string;
  /** The accessible name, where several such buttons are on a page. */
  readonly label?: string;
}

/** Saves an event as an .ics file. */
export function CalendarButton({ event, fileName, label }: CalendarButtonProps) {
  const product = PRODUCT_NAME.toLowerCase();
  return (
    <Button
      startIcon={<EventAvailableOutlined />}
      aria-label={label}
      onClick={() => {
        const entry = event();
        const content = calendarFile({ ...entry, uid: `${entry.uid}@${product}` }, PRODUCT_NAME);
        const file = new Blob([content], { type: 'text/calendar;charset=utf-8' });
        saveFile(file, `${product}-${fileName}.ics`);
      }}
      sx={{ minHeight: 44 }}
    >
      Add to calendar
    </Button>
  );
}
