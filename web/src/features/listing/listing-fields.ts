import type { ListingForm, ListingValues } from '@hearthkin/domain/companion/listing-form';
import type { Control } from 'react-hook-form';

export type ListingControl = Control<ListingForm, unknown, ListingValues>;

/** Props of every section. */
export interface FieldsProps {
  readonly control: ListingControl;
  readonly isBusy: boolean;
}
