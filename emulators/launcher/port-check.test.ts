import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFree, requireFreePorts } from './port-check';
import { portsAt } from './ports';

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.close();
});

describe('a port', () => {
  it('is taken while a server listens, and free afterwards', async () => {
    expect(await isFree(port)).toBe(false);
    server.close();
    await once(server, 'close');
    expect(await isFree(port)).toBe(true);
  });

  it('that is taken is named with service, holder and what to do', async () => {
    const ports = { ...portsAt(0), firestore: port };
    const refusal = expect(requireFreePorts(['firestore'], ports, 200)).rejects;
    await refusal.toThrow(
      new RegExp(
        `^Port ${port} \\(Firestore emulator\\) is taken by .+ \\(process ${process.pid}\\)\\.`,
      ),
    );
    await expect(requireFreePorts(['firestore'], ports, 200)).rejects.toThrow(
      'npm start -- --port-offset 300',
    );
  });

  it('that is free lets the suite start', async () => {
    server.close();
    await once(server, 'close');
    await expect(
      requireFreePorts(['auth'], { ...portsAt(0), auth: port }, 0),
    ).resolves.toBeUndefined();
  });
});
