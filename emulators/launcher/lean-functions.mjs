/**
 * Preloaded into the Firebase CLI, to save time and memory:
 *
 * - Its Functions emulator starts a process per function, and each loads all of the code: a second
 * of CPU and 120 MB, fifty times. Here any process serves any function, still one call at a time.
 * The message that names the function is the one of the emulator's debug mode.
 * - It logs every step of every call to firebase-debug.log, 70 MB in a test run. Its output is in
 * suite.log; that log is turned off here.
 */
import { createRequire } from 'node:module';
import { having, patch } from './patch.mjs';

patch(import.meta.url, () => {
  const fromTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
  );
  const { FunctionsEmulator } = fromTools('../emulator/functionsEmulator.js');
  const { getSignatureType } = fromTools('../emulator/functionsEmulatorShared.js');
  const { RuntimeWorkerPool, RuntimeWorkerState } = fromTools(
    '../emulator/functionsRuntimeWorker.js',
  );
  const { WorkQueue } = fromTools('../emulator/workQueue.js');
  const { start, startNode } = having(
    FunctionsEmulator.prototype,
    'start',
    'startNode',
    'startRuntime',
  );

  FunctionsEmulator.prototype.start = function startWithSharedWorkers() {
    for (const pool of Object.values(this.workerPools)) {
      Object.assign(pool, { emulator: this, waiting: [] });
    }
    return start.call(this);
  };

  const modules = ['whole-transactions.mjs'];
  if (process.env.COUNTED_DOCUMENTS !== undefined) modules.push('counted-documents.mjs');
  const preloads = modules.map((name) => `--import ${new URL(name, import.meta.url).href}`);
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, ...preloads].filter(Boolean).join(' ');
  FunctionsEmulator.prototype.startNode = async function startForAnyFunction(backend, envs) {
    const { FUNCTION_TARGET, FUNCTION_SIGNATURE_TYPE, K_SERVICE, ...shared } = envs;
    const forAny = { ...shared, FUNCTION_DEBUG_MODE: 'true', NODE_OPTIONS };
    const runtime = await startNode.call(this, backend, forAny);
    const { socketPath } = runtime.conn.httpReqOpts();
    // A new connection per call: it is accepted after the message that names the function was read.
    runtime.conn.httpReqOpts = () => ({ socketPath, agent: false });
    return runtime;
  };

  // The emulator kills a process once it reads in its log that a trigger has thrown. By then the
  // process may be serving the next call, so it must not be given one.
  const endAfterFailure = (worker, response) => {
    const { writeHead } = response;
    response.writeHead = function writeHeadOf(status, ...rest) {
      if (status >= 500) worker.state = RuntimeWorkerState.FINISHING;
      return writeHead.call(this, status, ...rest);
    };
  };

  const { addWorker } = having(
    RuntimeWorkerPool.prototype,
    'addWorker',
    'cleanUpWorkers',
    'getIdleWorker',
    'getKey',
    'getTriggerWorkers',
    'readyForWork',
    'submitRequest',
  );
  RuntimeWorkerPool.prototype.getKey = () => '~shared~';
  RuntimeWorkerPool.prototype.addWorker = function addForAnyFunction(...args) {
    const worker = addWorker.apply(this, args);
    worker.stateEvents.on('IDLE', () => this.waiting.shift()?.(worker));
    // New code ends all processes, and calls may be waiting for one of them.
    worker.stateEvents.once('IDLE', () =>
      worker.stateEvents.on('FINISHED', () => this.startIfWanted()),
    );
    return worker;
  };
  // The check for a free process happens synchronously below.
  RuntimeWorkerPool.prototype.readyForWork = () => true;
  RuntimeWorkerPool.prototype.submitRequest = function submitToAny(id, request, response, body) {
    const { def } = Object.values(this.emulator.triggers).findLast(
      (trigger) => trigger.def.id === id,
    );
    const target = { functionTarget: def.entryPoint, functionSignature: getSignatureType(def) };
    return new Promise((resolve) => {
      const runOn = (worker) => {
        worker.triggerKey = id;
        worker.timeoutSeconds = def.timeoutSeconds;
        if (target.functionSignature !== 'http') endAfterFailure(worker, response);
        // If the process is gone, the request below fails as well.
        worker.sendDebugMsg(target).catch(() => undefined);
        resolve(worker.request(request, response, body));
      };
      const idle = this.getIdleWorker(id);
      if (idle !== undefined) return runOn(idle);
      // Runs on whichever process is free first, busy or starting.
      this.waiting.push(runOn);
      this.startIfWanted();
    });
  };
  RuntimeWorkerPool.prototype.startIfWanted = function startIfWanted() {
    this.cleanUpWorkers();
    const isFull = this.getTriggerWorkers().length >= WorkQueue.DEFAULT_MAX_PARALLEL;
    const [trigger] = Object.values(this.emulator.triggers);
    if (this.waiting.length === 0 || isFull) return;
    const { backend, def } = trigger;
    this.emulator.startRuntime(backend, def).catch((error) => this.log(`No process: ${error}`));
  };

  having(fromTools('../logger.js'), 'useFileLogger').useFileLogger = () => 'firebase-debug.log';
});
