import { expect, it } from 'vitest';
import { preloaded } from './preloaded';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

it('a process whose trigger has thrown serves no further call', () => {
  const script = `
    const { EventEmitter, once } = require('events');
    const http = require('http');
    const { RuntimeWorkerPool } = require('../emulator/functionsRuntimeWorker.js');
    require('../logger.js').logger.silent = true;

    // A process that answers triggers as one does that has thrown, and calls with its name.
    const runtime = async (name) => {
      const child = Object.assign(new EventEmitter(), {
        send: (message, done) => {
          child.isTrigger = JSON.parse(message).functionSignature === 'cloudevent';
          done();
        },
        kill: () => { server.close(); child.emit('exit'); },
      });
      const server = http.createServer((_request, response) => {
        response.writeHead(child.isTrigger ? 500 : 200).end(name);
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address();
      const conn = { httpReqOpts: () => ({ port, host: '127.0.0.1', agent: false }) };
      return { process: child, events: new EventEmitter(), conn };
    };

    const pool = new RuntimeWorkerPool();
    const start = async (name) =>
      pool.addWorker(undefined, await runtime(name), undefined).readyForWork();
    const triggers = {
      call: { def: { id: 'call', entryPoint: 'call', httpsTrigger: {} }, backend: {} },
      event: {
        def: { id: 'event', entryPoint: 'event', eventTrigger: {}, platform: 'gcfv2' },
        backend: {},
      },
    };
    const emulator = { triggers, startRuntime: () => start('second') };
    Object.assign(pool, { emulator, waiting: [] });
    await start('first');

    const front = http.createServer((request, response) =>
      pool.submitRequest(request.url.slice(1), request, response, Buffer.from('')));
    await once(front.listen(0, '127.0.0.1'), 'listening');
    const served = [];
    for (const id of ['call', 'event', 'call']) {
      const response = await fetch('http://127.0.0.1:' + front.address().port + '/' + id);
      served.push(response.status + ' ' + (await response.text()));
    }
    console.log(JSON.stringify(served));
    process.exit(0);`;
  expect(preloaded('lean-functions.mjs', folder.path, script)).toEqual([
    '200 first',
    '500 first',
    '200 second',
  ]);
});
