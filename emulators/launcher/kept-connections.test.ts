import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloaded } from './preloaded';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kept-connections-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('an emulator keeps an idle connection for longer than its clients do', () => {
  const script = `
    const server = require('http').createServer((_request, response) => response.end());
    server.listen(0, '127.0.0.1', async () => {
      const answer = await fetch('http://127.0.0.1:' + server.address().port);
      console.log(JSON.stringify(answer.headers.get('keep-alive')));
      server.close();
      server.closeAllConnections();
    });`;
  expect(preloaded('kept-connections.mjs', folder, script)).toBe('timeout=600');
});
