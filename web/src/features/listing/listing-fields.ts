import type { ListingForm, ListingValues } from '@hearthkin/domain/companion/listing-form';
import type { Control } from 'react-hook-form';

export type ListingControl = Control<ListingForm, unknown, ListingValues>;

/** Props of every section. */
export interface FieldsProps {
  readonly control: ListingControl;
  readonly isBusy: boolean;
}

/** Props of the sections about time, which list the booked sessions that a change affects. */
export interface BookingFieldsProps extends FieldsProps {
  readonly uid: string;
  readonly saved: ListingForm;
  /** The time at which the page was opened. */
  readonly opened: Date;
  /** Whether to point out what is missing: saving was refused. */
  readonly isChecked: boolean;
}
