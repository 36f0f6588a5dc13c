import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { type Claim, claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import { Hub } from '@hearthkin/emulators/launcher/hub';
import { DATA, runFolder } from '@hearthkin/emulators/launcher/paths';
import { poll } from '@hearthkin/emulators/launcher/poll';
import { isFree } from '@hearthkin/emulators/launcher/port-check';
import { type Ports, portsAt, SERVICES } from '@hearthkin/emulators/launcher/ports';
import { sampleSignIns } from '@hearthkin/emulators/seed/sign-ins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Launched } from './launched';

const PROJECT_ID = 'demo-hearthkin';

let claim: Claim;
let data: string;
let ports: Ports;
let running: Launched | undefined;

beforeAll(async () => {
  claim = await claimOffset(16_000);
  ports = portsAt(claim.offset);
  mkdirSync(DATA, { recursive: true });
  data = mkdtempSync(join(DATA, 'persistence-'));
});

afterAll(async () => {
  await running?.kill();
  claim.release();
  rmSync(data, { recursive: true });
});

async function start(...flags: string[]): Promise<Launched> {
  running = new Launched(['--port-offset', String(claim.offset), '--data', data, ...flags]);
  await running.said('Hearthkin is running');
  return running;
}

function everyPortIsFree(): Promise<true> {
  return poll(
    'The end of everything that listened',
    async () => {
      const free = await Promise.all(SERVICES.map((service) => isFree(ports[service])));
      return free.every(Boolean) || undefined;
    },
    { timeoutMs: 30_000 },
  );
}

const documentUrl = (path: string) =>
  `http://127.0.0.1:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${path}`;
const owner = { authorization: 'Bearer owner' };

async function writeNote(id: string): Promise<void> {
  const response = await fetch(documentUrl(`notes/${id}`), {
    method: 'PATCH',
    headers: { ...owner, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { text: { stringValue: id } } }),
  });
  expect(response.status).toBe(200);
}

async function hasNote(id: string): Promise<boolean> {
  return (await fetch(documentUrl(`notes/${id}`), { headers: owner })).status === 200;
}

/** Signs in with a password, like the site. */
async function signIn(email: string, password: string): Promise<number> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

async function databaseProcess(): Promise<number> {
  const pid = (await new Hub(ports.hub).running())?.firestore?.pid;
  if (pid === undefined) throw new Error('The hub does not tell the process of the database.');
  return pid;
}

/** Resolves when the emulators start writing an export. */
function exportBegins(): Promise<void> {
  const folder = runFolder(PROJECT_ID, claim.offset);
  return new Promise((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (!name?.startsWith('firebase-export-')) return;
      watcher.close();
      resolve();
    });
  });
}

const [member] = sampleSignIns;

describe('the data of the local suite', () => {
  it('survives Ctrl-C and another start, sign-ins included', async () => {
    const first = await start();
    expect(first.output).toContain(`http://127.0.0.1:${ports.site}`);
    expect(first.output).toContain(`http://127.0.0.1:${ports.mailbox}`);
    for (const { email } of sampleSignIns) expect(first.output).toContain(email);
    expect(await signIn(member.email, member.password)).toBe(200);
    expect((await fetch(`http://127.0.0.1:${ports.site}`)).status).toBe(200);
    await writeNote('saved');
    first.process.kill('SIGINT');
    expect(await first.exited()).toBe(0);
    await everyPortIsFree();

    const second = await start();
    expect(second.output).toContain('Continuing with the data of the last run');
    expect(second.output).not.toContain('Sample data');
    expect(await hasNote('saved')).toBe(true);
    expect(await signIn(member.email, member.password)).toBe(200);
    expect(await signIn(member.email, `${member.password}!`)).toBe(400);
  });

  it('survives a kill in the middle of an export, which also leaves nothing running', async () => {
    const interrupted = running ?? (await start());
    await writeNote('never-saved');
    // A stopped database keeps the export from finishing before the kill.
    process.kill(await databaseProcess(), 'SIGSTOP');
    const begun = exportBegins();
    interrupted.process.kill('SIGINT');
    await begun;
    await interrupted.kill();
    await everyPortIsFree();

    const after = await start();
    expect(after.output).toContain('Continuing with the data of the last run');
    expect(await hasNote('saved')).toBe(true);
    expect(await hasNote('never-saved')).toBe(false);
  });

  it('stays as last saved if the database crashes, which is reported', async () => {
    const crashing = running ?? (await start());
    process.kill(await databaseProcess(), 'SIGKILL');
    expect(await crashing.exited()).toBe(1);
    expect(crashing.output).toContain('The emulators ended unexpectedly.');
    expect(crashing.output).toContain('The last saved data is kept.');
    await everyPortIsFree();
  });

  it('is dropped by --fresh, once the new data is saved', async () => {
    const before = readdirSync(data).filter((name) => /^snapshot-\d+$/.test(name));
    expect(before).toHaveLength(1);
    const fresh = await start('--fresh', '--no-seed');
    expect(await hasNote('saved')).toBe(false);
    expect(existsSync(join(data, String(before[0])))).toBe(true);
    fresh.process.kill('SIGTERM');
    expect(await fresh.exited()).toBe(0);
    expect(existsSync(join(data, String(before[0])))).toBe(false);
    await everyPortIsFree();
  });
});
