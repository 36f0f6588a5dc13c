import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { RUNTIME_PROGRAM } from '@hearthkin/storage-rules/runtime/runtime-program';

interface Said {
  readonly id?: number;
  readonly server_request_id?: number;
  readonly action?: string;
  readonly context?: { readonly path: string };
  readonly status: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly permit?: boolean; readonly rulesVersion?: number };
}

/** The Storage rules runtime as a process, used through its pipes like the emulator does. */
export class RuntimeProcess {
  readonly #process: ChildProcess;
  /** Everything printed so far, and its error output. */
  readonly said: Said[] = [];
  complaints = '';
  #nextId = 0;
  readonly #given = new Map<number, number>();
  readonly #answers = new Map<number, Said>();

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#process = spawn(process.execPath, ['--import', 'tsx', RUNTIME_PROGRAM, 'serve'], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let rest = '';
    this.#process.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.#take(JSON.parse(line));
      this.#process.emit('said');
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      this.complaints += chunk;
    });
  }

  #take(said: Said): void {
    this.said.push(said);
    if (said.id !== undefined) this.#answers.set(said.id, said);
  }

  /** Sends a message and returns its id. */
  tell(message: object, id = this.#nextId++): number {
    this.write(`${JSON.stringify({ ...message, id })}\n`);
    return id;
  }

  write(text: string): void {
    this.#process.stdin?.write(text);
  }

  /** Waits for a message, earlier ones included. */
  async hears(isIt: (said: Said) => boolean): Promise<Said> {
    for (;;) {
      const found = this.said.find(isIt);
      if (found) return found;
      await once(this.#process, 'said');
    }
  }

  /** All requests for documents so far, or those of one verification. */
  fetches(verifyId?: number): Said[] {
    const all = this.said.filter(({ action }) => action === 'fetch_firestore_document');
    return all.filter((fetch) => verifyId === undefined || fetch.server_request_id === verifyId);
  }

  /** The next request for a document by a verification. */
  async nextFetch(verifyId: number): Promise<Said> {
    const count = this.#given.get(verifyId) ?? 0;
    this.#given.set(verifyId, count + 1);
    return this.hears((said) => this.fetches(verifyId)[count] === said);
  }

  /** Waits for the answer to a message, ignoring fetches. */
  async hearsAnswer(id: number): Promise<Said> {
    for (;;) {
      const answer = this.#answers.get(id);
      if (answer) return answer;
      await once(this.#process, 'said');
    }
  }

  ask(message: object): Promise<Said> {
    return this.hearsAnswer(this.tell(message));
  }

  /** Loads rules under the name "0". */
  load(content: string): Promise<Said> {
    return this.ask(loadRules('0', content));
  }

  /** Whether a valid request is permitted. */
  async permits(asked: Asked): Promise<boolean> {
    const { errors, result } = await this.ask(verifyRequest(asked));
    if (errors.length > 0 || result?.permit === undefined) {
      throw new Error(`There was no verdict: ${errors.join()}`);
    }
    return result.permit;
  }

  /** Closes its input, as when the emulator is gone, and waits for the exit. */
  async end(): Promise<void> {
    this.#process.stdin?.end();
    await this.exited();
  }

  interrupt(): void {
    this.#process.kill('SIGINT');
  }

  async exited(): Promise<{ code: number | null; signal: string | null }> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return { code: exitCode, signal: signalCode };
    const [code, signal] = await once(this.#process, 'exit');
    return { code, signal };
  }
}

/** The message that loads rules. */
export function loadRules(rulesetName: string, content: string, fileName = 'storage.rules') {
  const source = { files: [{ name: fileName, content }] };
  return { action: 'load_ruleset', context: { rulesetName, source } };
}

/** Rules with these statements for every file; captures: `bucket`, and `file` for the rest. */
export function rulesFor(statements: string): string {
  return `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{file=**} {
    ${statements}
  }
}
`;
}

interface Asked {
  readonly rulesetName?: string;
  readonly path?: string;
  readonly method?: string;
  readonly uid?: string;
  readonly claims?: Readonly<Record<string, string>>;
  readonly resource?: object;
  readonly incoming?: object;
}

const NULL = { null_value: null };

/** The message that verifies a request. */
export function verifyRequest(asked: Asked) {
  const { path = '/b/demo/o/images/a.png', uid, resource = NULL, incoming = NULL } = asked;
  const segments = path.split('/').filter(Boolean);
  const fields = {
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: { timestamp_value: '2024-01-02T03:04:05.678Z' },
    resource: incoming,
    auth: uid === undefined ? NULL : authValue(uid, asked.claims ?? {}),
  };
  return {
    action: 'verify',
    context: {
      rulesetName: asked.rulesetName ?? '0',
      service: 'firebase.storage',
      path,
      method: asked.method ?? 'get',
      variables: { resource, request: { map_value: { fields } } },
    },
  };
}

function authValue(uid: string, claims: Readonly<Record<string, string>>): object {
  const token = fileValue({ user_id: uid, ...claims });
  return { map_value: { fields: { uid: { string_value: uid }, token } } };
}

/** A file's metadata as an expression value. */
export function fileValue(fields: Readonly<Record<string, string | number>>): object {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'number' ? { int_value: value } : { string_value: value },
  ]);
  return { map_value: { fields: Object.fromEntries(entries) } };
}
