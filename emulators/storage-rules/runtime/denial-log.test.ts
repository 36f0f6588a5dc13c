import { describe, expect, it } from 'vitest';
import { denialLine } from './denial-log';

const denial = {
  line: 43,
  column: 7,
  rule: 'allow get',
  reason: 'false',
  expression: 'request.auth.uid == uid',
};

describe('the log of a denial', () => {
  it('names the request, the rule with its line, and the sub-expression that settled it', () => {
    expect(denialLine('get', '/b/x/o/profiles/a', '/home/me/storage.rules', [denial])).toBe(
      'DENIED get /b/x/o/profiles/a: storage.rules:43 allow get — false: request.auth.uid == uid',
    );
  });

  it('names every rule that was tried', () => {
    const other = { ...denial, line: 9, rule: 'allow read', reason: 'Null value error.' };
    expect(denialLine('get', '/b/x/o/a', 'storage.rules', [denial, other])).toContain(
      'request.auth.uid == uid; storage.rules:9 allow read — Null value error: request.auth.uid',
    );
  });

  it('says when no rule matches the request', () => {
    expect(denialLine('list', '/b/x/o', 'storage.rules', [])).toBe(
      'DENIED list /b/x/o: no allow of storage.rules is about it',
    );
  });

  it('leaves out the path of a looked-up document, which may contain a person’s id', () => {
    const reason =
      'Service call error. Function: [firestore.get], Argument: [/databases/x/users/alice]: none.';
    const line = denialLine('get', '/b/x/o/a', 'storage.rules', [{ ...denial, reason }]);
    expect(line).toContain('Function: [firestore.get], Argument: […]: none: request');
    expect(line).not.toContain('alice');
  });

  it('stays on one line, and short, whatever the file and the rule are', () => {
    const long = { ...denial, expression: `a ==\n  ${'b'.repeat(1000)}` };
    const line = denialLine('get', '/b/x/o/two\nlines', 'storage.rules', [long]);
    expect(line).not.toContain('\n');
    expect(line).toContain('/b/x/o/two lines: ');
    expect(line.length).toBeLessThan(260);
  });
});
