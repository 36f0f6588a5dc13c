import { useSearchParams } from 'react-router-dom';
import {
  type EventFilters,
  eventFiltersFrom,
  NO_EVENT_FILTERS,
  withEventFilters,
} from './event-filters';

/** Typing replaces the entry of the history it began with; everything else can be gone back from. */
const STAY = { preventScrollReset: true };
const TYPING = { ...STAY, replace: true };

/** What the hub shows, kept in the address so that it can be shared and gone back to. */
export function useEventSearch() {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<EventFilters>, how: typeof STAY) =>
    setParams(
      (current) => withEventFilters(current, { ...eventFiltersFrom(current), ...part }),
      how,
    );
  return {
    filters: eventFiltersFrom(params),
    type: (part: Partial<EventFilters>) => change(part, TYPING),
    choose: (part: Partial<EventFilters>) => change(part, STAY),
    clear: () => change(NO_EVENT_FILTERS, STAY),
  };
}

export type EventSearch = ReturnType<typeof useEventSearch>;
