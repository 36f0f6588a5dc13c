import { loadRuleset } from '@hearthkin/storage-rules/ruleset';
import { Source } from '@hearthkin/storage-rules/source';
import { describe, expect, it } from 'vitest';
import { RULESETS } from './cases/rulesets';
import { officialEngine } from './engine-under-test';

describe('rules with', () => {
  it.each(RULESETS)('%s', (_name, text, issues) => {
    const { ruleset, issues: found } = loadRuleset(new Source(text));
    const told = ruleset ? found : found.filter(({ severity }) => severity === 'error');
    expect(
      told.map(
        ({ severity, message, line, column }) => `${severity}: ${message} @${line}:${column}`,
      ),
    ).toEqual(issues);
  });

  it('load here exactly if they load in the official engine', async () => {
    const engine = officialEngine('rulesets');
    for (const [name, text, issues] of RULESETS) {
      const isRefused = issues.some((issue) => issue.startsWith('error'));
      expect([name, await engine.refuses(text)]).toEqual([name, isRefused]);
    }
  });
});
