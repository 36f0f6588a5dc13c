import { testSuite } from '../../support/suite';
import { OfficialEngine } from './official-engine';

/**
 * The official engine in the Firestore emulator of the running suite.
 * @param name separates the rules of one test file from others
 */
export function officialEngine(name: string): OfficialEngine {
  const { ports, projectId } = testSuite();
  return new OfficialEngine(`127.0.0.1:${ports.firestore}`, `${projectId}-language-${name}`);
}
