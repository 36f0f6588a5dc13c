import { REGION } from '@hearthkin/domain/foundation/region';
import { testSuite } from './suite';

/** Asks the function of calendar links, like a calendar program. */
export function fetchCalendar(path: string, method = 'GET'): Promise<Response> {
  const { ports, projectId } = testSuite();
  const base = `http://127.0.0.1:${ports.functions}/${projectId}/${REGION}/calendarFeed`;
  return fetch(`${base}${path}`, { method });
}
