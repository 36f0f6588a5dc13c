import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileValue, loadRules, RuntimeProcess, rulesFor, verifyRequest } from './runtime-process';

let runtime: RuntimeProcess;

const start = () => {
  runtime = new RuntimeProcess();
};

const finish = async () => {
  await runtime.end();
  expect(runtime.complaints).toBe('');
};

describe('the runtime as a program', () => {
  beforeEach(start);
  afterEach(finish);

  it('reports that it is ready', async () => {
    const ready = await runtime.hears(() => true);
    expect(ready).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] });
  });

  it('ends when the emulator interrupts it', async () => {
    await runtime.hears(() => true);
    runtime.interrupt();
    expect(await runtime.exited()).toEqual({ code: 0, signal: null });
  });

  it('ends when the emulator exits', async () => {
    await runtime.hears(() => true);
    await runtime.end();
    expect(await runtime.exited()).toEqual({ code: 0, signal: null });
  });

  it('answers many verifications that are written at once, one line each', async () => {
    await runtime.load(rulesFor('allow get: if request.auth.uid == "u3";'));
    const requests = Array.from({ length: 500 }, (_, index) =>
      verifyRequest({ uid: `u${index % 7}` }),
    );
    const ids = requests.map((request) => runtime.tell(request));
    await runtime.hearsAnswer(Math.max(...ids));
    const answers = ids.map((id) => runtime.said.filter((said) => said.id === id));
    expect(answers.map((of) => of.length)).toEqual(ids.map(() => 1));
    expect(answers.map(([of]) => of?.result?.permit)).toEqual(
      ids.map((_, index) => index % 7 === 3),
    );
  });

  it('answers an invalid message if it has an id', async () => {
    runtime.write('this is not JSON\n{"no":"id"}\n');
    const dance = await runtime.ask({ action: 'dance', context: {} });
    expect(dance).toMatchObject({ status: 'ok', errors: [expect.stringContaining('dance')] });
    const unknown = await runtime.ask(verifyRequest({ rulesetName: 'none' }));
    expect(unknown.errors).toEqual(['There is no ruleset "none".']);
    expect(unknown.result).toBeUndefined();
  });
});

describe('loading rules', () => {
  beforeAll(start);
  afterAll(finish);

  it('reports the rules version', async () => {
    const sound = rulesFor('allow get;');
    expect((await runtime.load(sound)).result).toEqual({ rulesVersion: 2 });
    const old = await runtime.ask(loadRules('1', sound.replace(/^.*\n/, '')));
    expect(old.result).toEqual({ rulesVersion: 1 });
  });

  it('with a stray brace reports its position', async () => {
    const content = 'rules_version = "2";\nservice firebase.storage {\n  {\n}\n';
    const { errors, result } = await runtime.ask(loadRules('0', content, '/p/storage.rules'));
    expect(result).toBeUndefined();
    expect(JSON.parse(String(errors[0]))).toMatchObject({
      severity_: 'ERROR',
      description_: expect.stringContaining("'{'"),
      sourcePosition_: { fileName_: '/p/storage.rules', line_: 3, column_: 3 },
    });
  });

  it('with an unknown name warns, and loads', async () => {
    const { errors, warnings, result } = await runtime.load(rulesFor('allow get: if missingName;'));
    expect(errors).toEqual([]);
    expect(result).toEqual({ rulesVersion: 2 });
    expect(JSON.parse(String(warnings[0]))).toMatchObject({
      severity_: 'WARNING',
      description_: expect.stringContaining('missingName'),
      sourcePosition_: { line_: 4 },
    });
  });

  it('that fails keeps the previous rules in use', async () => {
    await runtime.load(rulesFor('allow get: if request.auth.uid == "alice";'));
    const { errors } = await runtime.ask(loadRules('1', rulesFor('allow get: if (;')));
    expect(errors.length).toBeGreaterThan(0);
    expect(await runtime.permits({ uid: 'alice' })).toBe(true);
    expect(await runtime.permits({ uid: 'bob' })).toBe(false);
  });

  it('keeps every ruleset under its name', async () => {
    await runtime.load(rulesFor('allow get;'));
    await runtime.ask(loadRules('1', rulesFor('allow list;')));
    expect(await runtime.permits({ rulesetName: '0' })).toBe(true);
    expect(await runtime.permits({ rulesetName: '1' })).toBe(false);
  });
});

describe('evaluating requests', () => {
  beforeAll(start);
  afterAll(finish);

  it('knows the requested path', async () => {
    await runtime.load(
      rulesFor(`allow get: if request.path[0] == "b" && request.path[2] == "o"
        && request.path[3] == "dir" && request.path == path("/b/B/o/dir/image.png");`),
    );
    expect(await runtime.permits({ path: '/b/B/o/dir/image.png' })).toBe(true);
    expect(await runtime.permits({ path: '/b/B/o/dir/image.jpg' })).toBe(false);
  });

  it('knows the method, also in a choice', async () => {
    await runtime.load(
      rulesFor("allow read: if request.method == 'get' ? file[0] == 'a' : file[0] == 'b';"),
    );
    expect(await runtime.permits({ path: '/b/x/o/a', method: 'get' })).toBe(true);
    expect(await runtime.permits({ path: '/b/x/o/a', method: 'list' })).toBe(false);
    expect(await runtime.permits({ path: '/b/x/o/b', method: 'list' })).toBe(true);
  });

  it('compares the existing file with the new one', async () => {
    await runtime.load(
      rulesFor('allow read, write: if request.resource.md5Hash == resource.md5Hash;'),
    );
    const resource = fileValue({ md5Hash: 'same' });
    const method = 'create';
    expect(
      await runtime.permits({ method, resource, incoming: fileValue({ md5Hash: 'same' }) }),
    ).toBe(true);
    expect(
      await runtime.permits({ method, resource, incoming: fileValue({ md5Hash: 'new' }) }),
    ).toBe(false);
  });

  it('may allow a first upload and deny its replacement', async () => {
    await runtime.load(rulesFor('allow create: if resource == null;'));
    const incoming = fileValue({ size: 3 });
    expect(await runtime.permits({ method: 'create', incoming })).toBe(true);
    const resource = fileValue({ size: 3 });
    expect(await runtime.permits({ method: 'create', incoming, resource })).toBe(false);
  });

  it('denies a visitor where a user is required, with the reason in the log', async () => {
    await runtime.load(rulesFor("allow get: if request.auth.uid == 'x';"));
    expect(await runtime.permits({ uid: 'x' })).toBe(true);
    const { result, errors, warnings } = await runtime.ask(verifyRequest({}));
    expect({ result, errors }).toEqual({ result: { permit: false }, errors: [] });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      /^DENIED get \/b\/demo\/o\/images\/a\.png: storage\.rules:4 .*Null value error/,
    );
  });

  it('logs nothing about the caller but the path of the file', async () => {
    await runtime.load(
      rulesFor("allow get: if request.auth.token.user_id == 'x' || request.auth.uid > 5;"),
    );
    const { warnings } = await runtime.ask(verifyRequest({ uid: 'secret-person' }));
    expect(warnings.join()).toContain('DENIED');
    expect(warnings.join()).not.toContain('secret-person');
  });

  it('logs the argument of debug(), whatever the decision is', async () => {
    await runtime.load(rulesFor("allow get: if debug(request.path[3]) == 'images';"));
    const allowed = await runtime.ask(verifyRequest({}));
    expect(allowed.result).toEqual({ permit: true });
    expect(allowed.warnings.join()).toContain('images');
  });

  it('denies an unknown method', async () => {
    await runtime.load(rulesFor('allow read, write;'));
    const { errors, result } = await runtime.ask(verifyRequest({ method: 'dance' }));
    expect(errors).toEqual(['Storage knows no method "dance".']);
    expect(result).toBeUndefined();
  });

  it('survives a deeply nested token', async () => {
    await runtime.load(rulesFor('allow get: if request.auth.uid == "a";'));
    const deep = `${'{"list_value":{"values":['.repeat(5_000)}${']}}'.repeat(5_000)}`;
    const text = JSON.stringify({ ...verifyRequest({ uid: 'a' }), id: 900 });
    runtime.write(`${text.replace('"user_id":{', `"deep":${deep},"user_id":{`)}\n`);
    expect(await runtime.hearsAnswer(900)).toMatchObject({ status: 'ok' });
    expect(await runtime.permits({ uid: 'a' })).toBe(true);
  });
});
