import type { ListingForm, ListingValues } from '@hearthkin/domain/companion/listing-form';
import type { Control } from 'react-hook-form';

export type ListingControl = Control<ListingForm, unknown, ListingValues>;

/** What every part of the form is given. */
export interface FieldsProps {
  readonly control: ListingControl;
  readonly isBusy: boolean;
}
