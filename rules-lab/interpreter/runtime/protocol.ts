import type { Issue } from '../issue';

/** Any JSON that has been parsed and not yet been looked at. */
export type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json };

export interface LoadMessage {
  readonly kind: 'load';
  readonly id: number;
  readonly rulesetName: string;
  readonly fileName: string;
  readonly content: string;
}

export interface VerifyMessage {
  readonly kind: 'verify';
  readonly id: number;
  readonly rulesetName: string;
  readonly service: string;
  readonly path: string;
  readonly method: string;
  readonly variables: Readonly<Record<string, Json>>;
}

/** The answer to a fetch: a document of Firestore, or that there is none. */
export interface DocumentMessage {
  readonly kind: 'document';
  /** Of the verification that asked. */
  readonly id: number;
  /** The document's fields as Firestore writes them; undefined where there is no document. */
  readonly fields: Readonly<Record<string, Json>> | undefined;
}

/** Something the emulator should not have sent. It is answered where it has an id. */
export interface UnreadableMessage {
  readonly kind: 'unreadable';
  readonly id: number | undefined;
  readonly reason: string;
}

export type Message = LoadMessage | VerifyMessage | DocumentMessage | UnreadableMessage;

/** What goes to the emulator. A status other than "ok" would make it drop the answer. */
export interface Answer {
  readonly id: number;
  readonly status: 'ok';
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly rulesVersion: number } | { readonly permit: boolean };
}

/** Asks the emulator for a document, on behalf of the verification with this id. */
export interface FetchRequest {
  readonly server_request_id: number;
  readonly action: 'fetch_firestore_document';
  readonly context: { readonly path: string };
  readonly status: 'ok';
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** The first thing said: the emulator waits for it before it listens. */
export const READY: Answer = { id: -1, status: 'ok', errors: [], warnings: [] };

export function loaded(id: number, rulesVersion: number, warnings: readonly string[]): Answer {
  return { id, status: 'ok', errors: [], warnings, result: { rulesVersion } };
}

export function judged(id: number, permit: boolean, warnings: readonly string[]): Answer {
  return { id, status: 'ok', errors: [], warnings, result: { permit } };
}

/** For rules that cannot be loaded and requests that cannot be judged; the latter are denied. */
export function refused(
  id: number,
  errors: readonly string[],
  warnings: readonly string[] = [],
): Answer {
  return { id, status: 'ok', errors, warnings };
}

export function fetchRequest(verifyId: number, path: string): FetchRequest {
  return {
    server_request_id: verifyId,
    action: 'fetch_firestore_document',
    context: { path },
    status: 'ok',
    errors: [],
    warnings: [],
  };
}

/** An issue as the emulator shows it: "description in file:line". */
export function issueText(fileName: string, { severity, message, line, column }: Issue): string {
  return JSON.stringify({
    severity_: severity.toUpperCase(),
    description_: message,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}
