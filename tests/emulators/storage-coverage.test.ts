import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { poll } from '@hearthkin/emulators/launcher/poll';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadRules, RuntimeProcess, rulesFor } from './runtime-process';

let folder: string;
let path: string;
let runtime: RuntimeProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  path = join(folder, 'report.json');
  runtime = new RuntimeProcess({ STORAGE_RULES_COVERAGE: path });
});

afterEach(async () => {
  await runtime.end();
  rmSync(folder, { recursive: true, force: true });
});

const RULES = rulesFor("allow get: if request.auth.uid == 'alice';");

/** How often the condition was true and false, once the file says something else than before. */
async function counts(before?: object): Promise<object> {
  const read = () => {
    if (!existsSync(path)) return undefined;
    const { report } = JSON.parse(readFileSync(path, 'utf8'));
    const [{ sourcePosition, values = [] }] = report;
    expect(sourcePosition).toMatchObject({ line: 4, column: 19 });
    const found = Object.fromEntries(
      values.map(({ value, count }: { value: { boolValue: boolean }; count: number }) => [
        value.boolValue,
        count,
      ]),
    );
    return JSON.stringify(found) === JSON.stringify(before) ? undefined : found;
  };
  return poll('Another report', read, { timeoutMs: 10_000, everyMs: 20 });
}

describe('the coverage of the rules', () => {
  it('is written to the file that the environment names, soon after each verdict', async () => {
    await runtime.load(RULES);
    const none = await counts();
    expect(none).toEqual({});
    expect(await runtime.permits({ uid: 'alice' })).toBe(true);
    const one = await counts(none);
    expect(one).toEqual({ true: 1 });
    expect(await runtime.permits({ uid: 'bob' })).toBe(false);
    expect(await counts(one)).toEqual({ true: 1, false: 1 });
  });

  it('goes on when the same rules are loaded again', async () => {
    await runtime.load(RULES);
    await runtime.permits({ uid: 'alice' });
    await runtime.ask(loadRules('1', RULES));
    await runtime.permits({ uid: 'alice', rulesetName: '1' });
    await runtime.end();
    expect(await counts()).toEqual({ true: 2 });
  });

  it('is written when the emulator interrupts the program, however soon', async () => {
    await runtime.load(RULES);
    await runtime.permits({ uid: 'bob' });
    runtime.interrupt();
    await runtime.exited();
    expect(await counts()).toEqual({ false: 1 });
  });

  it('is that of the rules loaded last', async () => {
    await runtime.load(RULES);
    await runtime.permits({ uid: 'alice' });
    const others = rulesFor("allow get: if request.auth.uid == 'carol';");
    await runtime.ask(loadRules('1', others));
    await runtime.permits({ uid: 'alice', rulesetName: '1' });
    await runtime.end();
    expect(await counts()).toEqual({ false: 1 });
  });

  it('that cannot be written is complained about, and requests are judged as before', async () => {
    await runtime.hears(() => true);
    rmSync(folder, { recursive: true });
    await runtime.load(RULES);
    const said = () => runtime.complaints.includes('was not written') || undefined;
    await poll('A complaint', said, { timeoutMs: 10_000, everyMs: 20 });
    expect(await runtime.permits({ uid: 'alice' })).toBe(true);
  });
});
