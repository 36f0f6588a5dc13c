import { loadRuleset } from '../ruleset';
import { Source } from '../source';
import { verify } from '../verify';
import { readMessage } from './protocol-reader';
import { accessRequest } from './protocol-request';

/** The errors of a Storage rules file, as "file:line:column: message". */
export function storageRulesErrors(name: string, content: string): string[] {
  const { issues } = loadRuleset(new Source(content, name));
  const errors = issues.filter(({ severity }) => severity === 'error');
  return errors.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`);
}

/**
 * Evaluates Storage rules in this process, without the runtime's pipes.
 * @param message a verification as sent by the Storage emulator, without its id.
 * @throws Error if the rules or the message are invalid.
 */
export function storageRulesEvaluator(content: string, message: object): () => Promise<boolean> {
  const { ruleset } = loadRuleset(new Source(content));
  const read = readMessage(JSON.stringify({ ...message, id: 0 }));
  const request = read.kind === 'verify' ? accessRequest(read) : undefined;
  if (!ruleset || !request) throw new Error('The Storage rules or the request cannot be read.');
  const documents = { read: async () => undefined };
  return async () => (await verify(ruleset, request, documents)).permit;
}
