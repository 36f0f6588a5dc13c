import { accountToken } from '@hearthkin/domain/admin/account-search';
import type { BookingFilter } from '@hearthkin/domain/admin/staff-reads';
import { BOOKING_STATUSES } from '@hearthkin/domain/booking/booking';
import { daySchema, idSchema } from '@hearthkin/domain/foundation/schemas';
import { useSearchParams } from 'react-router-dom';
import type { ZodMiniType } from 'zod/mini';
import { REPLACE } from '../../../lib/query-change';

/** The query parameters of the list of bookings; `booking` is the open one. */
export type BookingFields = Partial<Record<'q' | 'person' | 'day' | 'status' | 'booking', string>>;

const DAY = daySchema('');

/** The filter of bookings in the query, and functions to change it. */
export function useBookingFilter() {
  const [params, setParams] = useSearchParams();
  const valid = (field: string, schema: ZodMiniType<string>) => {
    const parsed = schema.safeParse(params.get(field));
    return parsed.success ? parsed.data : null;
  };
  const text = params.get('q') ?? '';
  const filter: BookingFilter = {
    person: valid('person', idSchema),
    status: BOOKING_STATUSES.find((status) => status === params.get('status')) ?? null,
    day: valid('day', DAY),
  };
  const changed = (fields: BookingFields) => {
    const next = new URLSearchParams(params);
    for (const [field, value] of Object.entries(fields)) {
      if (value === '') next.delete(field);
      else next.set(field, value);
    }
    return next;
  };
  return {
    text,
    /** The words to search people by; null once one is chosen. */
    token: filter.person === null ? accountToken(text) : null,
    filter,
    shown: params.get('booking'),
    change: (fields: BookingFields) => setParams(changed(fields), REPLACE),
    /** The address with other fields, for links. */
    addressWith: (fields: BookingFields) => ({ search: `?${changed(fields)}` }),
  };
}
