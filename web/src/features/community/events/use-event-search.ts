import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { IN_PLACE, REPLACE } from '../../../lib/query-change';
import {
  type EventFilters,
  eventFiltersFrom,
  NO_EVENT_FILTERS,
  withEventFilters,
} from './event-filters';

/** The hub's filters, kept in the query so that they can be shared and work with Back. */
export function useEventSearch() {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<EventFilters>, how: NavigateOptions) =>
    setParams(
      (current) => withEventFilters(current, { ...eventFiltersFrom(current), ...part }),
      how,
    );
  return {
    filters: eventFiltersFrom(params),
    type: (part: Partial<EventFilters>) => change(part, REPLACE),
    choose: (part: Partial<EventFilters>) => change(part, IN_PLACE),
    clear: () => change(NO_EVENT_FILTERS, IN_PLACE),
  };
}

export type EventSearch = ReturnType<typeof useEventSearch>;
