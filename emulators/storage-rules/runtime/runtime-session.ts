import { loadRuleset, type Ruleset } from '../ruleset';
import { Source } from '../source';
import { readEveryDocument, verify } from '../verify';
import { denialLine } from './denial-log';
import { FirestoreLookups } from './firestore-lookups';
import {
  type Answer,
  type DocumentMessage,
  decision,
  type FetchRequest,
  issueText,
  type LoadMessage,
  loaded,
  refused,
  type VerifyMessage,
} from './protocol';
import { readMessage } from './protocol-reader';
import { accessRequest } from './protocol-request';
import type { StorageRecord } from './storage-recording';

/** Maximum number of issues sent per load, since the emulator reads a response in one chunk. */
const MAX_ISSUES = 20;

/** The exchange with one Storage emulator: loads rulesets and evaluates requests. */
export class RuntimeSession {
  readonly #send: (answer: Answer | FetchRequest) => void;
  readonly #record: ((record: StorageRecord) => void) | undefined;
  readonly #rulesets = new Map<string, Ruleset>();
  /** Lookups of pending verifications, by id. */
  readonly #pending = new Map<number, FirestoreLookups>();

  constructor(
    send: (answer: Answer | FetchRequest) => void,
    record?: (record: StorageRecord) => void,
  ) {
    this.#send = send;
    this.#record = record;
  }

  /** Handles a line from the emulator and answers it exactly once. */
  receive(line: string): void {
    const message = readMessage(line);
    switch (message.kind) {
      case 'load':
        this.#send(this.#loadSafely(message));
        return;
      case 'verify':
        void this.#verify(message);
        return;
      case 'document':
        this.#resume(message);
        return;
      case 'unreadable':
        // Without an id it can't be answered.
        if (message.id !== undefined) this.#send(refused(message.id, [message.reason]));
    }
  }

  /** A bug must not end the program: all later requests would hang. */
  #loadSafely(message: LoadMessage): Answer {
    try {
      return this.#load(message);
    } catch (error) {
      return refused(message.id, [defect(error)]);
    }
  }

  #load({ id, rulesetName, fileName, content }: LoadMessage): Answer {
    const { ruleset, issues } = loadRuleset(new Source(content, fileName));
    const texts = (severity: 'error' | 'warning') =>
      issues
        .filter((issue) => issue.severity === severity)
        .slice(0, MAX_ISSUES)
        .map((issue) => issueText(fileName, issue));
    if (!ruleset) return refused(id, texts('error'), texts('warning'));
    this.#rulesets.set(rulesetName, ruleset);
    return loaded(id, ruleset.version, texts('warning'));
  }

  async #verify(message: VerifyMessage): Promise<void> {
    const { id } = message;
    const lookups = new FirestoreLookups(id, this.#send);
    this.#pending.set(id, lookups);
    try {
      this.#send(await this.#evaluate(message, lookups));
    } catch (error) {
      this.#send(refused(id, [defect(error)]));
    } finally {
      this.#pending.delete(id);
    }
  }

  async #evaluate(message: VerifyMessage, lookups: FirestoreLookups): Promise<Answer> {
    const { id, rulesetName, method, path } = message;
    const ruleset = this.#rulesets.get(rulesetName);
    if (!ruleset) return refused(id, [`There is no ruleset "${rulesetName}".`]);
    const request = accessRequest(message);
    if (!request) return refused(id, [`Storage knows no method "${method}".`]);
    const { permit, denials, debug } = await verify(ruleset, request, lookups);
    const why = permit ? [] : [denialLine(method, path, ruleset.source.name, denials)];
    if (this.#record) {
      await readEveryDocument(ruleset, request, lookups);
      this.#record({ message, documents: lookups.answers, permit });
    }
    return decision(id, permit, [...debug, ...why]);
  }

  #resume({ id, fields }: DocumentMessage): void {
    this.#pending.get(id)?.answered(fields);
  }
}

function defect(error: unknown): string {
  return `The storage rules runtime failed: ${String(error)}`;
}
