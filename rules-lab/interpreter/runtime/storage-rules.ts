import { loadRuleset } from '../ruleset';
import { Source } from '../source';
import { verify } from '../verify';
import { readMessage } from './protocol-reader';
import { accessRequest } from './protocol-request';

/** The errors that keep a Storage rules file from being loaded, as "file:line:column: message". */
export function storageRulesErrors(name: string, content: string): string[] {
  const { issues } = loadRuleset(new Source(content, name));
  const errors = issues.filter(({ severity }) => severity === 'error');
  return errors.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`);
}

/**
 * Storage rules in this process, without the runtime's pipes.
 * @param message a verification as the Storage emulator sends it, without its id.
 * @throws Error when the rules or the message cannot be read.
 */
export function storageJudge(content: string, message: object): () => Promise<boolean> {
  const { ruleset } = loadRuleset(new Source(content));
  const read = readMessage(JSON.stringify({ ...message, id: 0 }));
  const request = read.kind === 'verify' ? accessRequest(read) : undefined;
  if (!ruleset || !request) throw new Error('The Storage rules or the request cannot be read.');
  const documents = { read: async () => undefined };
  return async () => (await verify(ruleset, request, documents)).permit;
}
