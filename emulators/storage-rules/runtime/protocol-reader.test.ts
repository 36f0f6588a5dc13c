import { describe, expect, it } from 'vitest';
import { readMessage } from './protocol-reader';

const read = (message: unknown) => readMessage(JSON.stringify(message));

const load = {
  action: 'load_ruleset',
  context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content: 'x' }] } },
  id: 0,
};
const verify = {
  action: 'verify',
  context: {
    rulesetName: '0',
    service: 'firebase.storage',
    path: '/b/x/o/a',
    method: 'get',
    variables: { resource: { null_value: null } },
  },
  id: 1,
};

describe('a line of the emulator', () => {
  it('loads a ruleset', () => {
    expect(read(load)).toEqual({
      kind: 'load',
      id: 0,
      rulesetName: '0',
      fileName: 'storage.rules',
      content: 'x',
    });
  });

  it('asks for a verdict', () => {
    const { action: _, id, context } = verify;
    expect(read(verify)).toEqual({ kind: 'verify', id, ...context });
  });

  it('has a document, an empty document or none', () => {
    const answer = { status: 'ok', warnings: [], errors: [], id: 3 };
    const name = 'projects/demo/databases/(default)/documents/users/alice';
    const fields = { ok: { booleanValue: true } };
    const kind = 'document';
    expect(read({ ...answer, result: { name, fields } })).toEqual({ kind, id: 3, fields });
    expect(read({ ...answer, result: { name } })).toEqual({ kind, id: 3, fields: {} });
    const missing = { kind, id: 3, fields: undefined };
    expect(read({ ...answer, status: 'not_found' })).toEqual(missing);
    // The result of reading a collection has no name.
    expect(read({ ...answer, result: {} })).toEqual(missing);
  });

  it.each(['no json', '[]', 'null', '{}', '{"action":"verify"}', '{"id":"3"}'])(
    'without an id cannot be answered: %s',
    (line) => {
      expect(readMessage(line)).toMatchObject({ kind: 'unreadable', id: undefined });
    },
  );

  it.each([
    { ...load, context: { ...load.context, source: { files: [] } } },
    { ...load, context: { rulesetName: '0' } },
    { ...load, context: null },
    { ...verify, context: { ...verify.context, path: 7 } },
    { ...verify, context: { ...verify.context, variables: [] } },
    { ...verify, action: 'dance' },
    { ...verify, action: null },
  ])('that is malformed keeps its id, for the answer: %j', (message) => {
    expect(read(message)).toMatchObject({ kind: 'unreadable', id: message.id });
  });
});
