import { loadRuleset, type Ruleset } from '../ruleset';
import { Source } from '../source';
import { readEveryDocument, verify } from '../verify';
import { denialLine } from './denial-log';
import { FirestoreLookups } from './firestore-lookups';
import {
  type Answer,
  type DocumentMessage,
  type FetchRequest,
  issueText,
  judged,
  type LoadMessage,
  loaded,
  refused,
  type VerifyMessage,
} from './protocol';
import { readMessage } from './protocol-reader';
import { accessRequest } from './protocol-request';
import type { StorageRecord } from './storage-recording';

/** The longest report of one load that is sent; the emulator reads an answer in one piece. */
const SHOWN_ISSUES = 20;

/** The conversation with one Storage emulator: loads rulesets, judges requests by them. */
export class RuntimeSession {
  readonly #send: (answer: Answer | FetchRequest) => void;
  readonly #record: ((record: StorageRecord) => void) | undefined;
  readonly #rulesets = new Map<string, Ruleset>();
  /** The lookups of the verifications that are under way, by id. */
  readonly #pending = new Map<number, FirestoreLookups>();

  constructor(
    send: (answer: Answer | FetchRequest) => void,
    record?: (record: StorageRecord) => void,
  ) {
    this.#send = send;
    this.#record = record;
  }

  /** Takes a line of the emulator and answers it, sooner or later, exactly once. */
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
        // Without an id it cannot be answered.
        if (message.id !== undefined) this.#send(refused(message.id, [message.reason]));
    }
  }

  /** A defect of ours must not end the program: every request after it would hang for ever. */
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
        .slice(0, SHOWN_ISSUES)
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
      this.#send(await this.#judge(message, lookups));
    } catch (error) {
      this.#send(refused(id, [defect(error)]));
    } finally {
      this.#pending.delete(id);
    }
  }

  async #judge(message: VerifyMessage, lookups: FirestoreLookups): Promise<Answer> {
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
    return judged(id, permit, [...debug, ...why]);
  }

  #resume({ id, fields }: DocumentMessage): void {
    this.#pending.get(id)?.answered(fields);
  }
}

function defect(error: unknown): string {
  return `The storage rules runtime failed: ${String(error)}`;
}
