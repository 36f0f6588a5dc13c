import type { Issue } from '../issue';

/** Parsed JSON, not validated. */
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

/** The response to a fetch: a Firestore document, or that it doesn't exist. */
export interface DocumentMessage {
  readonly kind: 'document';
  /** The id of the verification. */
  readonly id: number;
  /** Fields in Firestore's format; undefined if the document doesn't exist. */
  readonly fields: Readonly<Record<string, Json>> | undefined;
}

/** An invalid message. It is answered if it has an id. */
export interface UnreadableMessage {
  readonly kind: 'unreadable';
  readonly id: number | undefined;
  readonly reason: string;
}

export type Message = LoadMessage | VerifyMessage | DocumentMessage | UnreadableMessage;

/** A response to the emulator. It drops responses with a status other than "ok". */
export interface Answer {
  readonly id: number;
  readonly status: 'ok';
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly rulesVersion: number } | { readonly permit: boolean };
}

/** Requests a document from the emulator, for the verification with this id. */
export interface FetchRequest {
  readonly server_request_id: number;
  readonly action: 'fetch_firestore_document';
  readonly context: { readonly path: string };
  readonly status: 'ok';
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** The first message; the emulator waits for it. */
export const READY: Answer = { id: -1, status: 'ok', errors: [], warnings: [] };

export function loaded(id: number, rulesVersion: number, warnings: readonly string[]): Answer {
  return { id, status: 'ok', errors: [], warnings, result: { rulesVersion } };
}

export function decision(id: number, permit: boolean, warnings: readonly string[]): Answer {
  return { id, status: 'ok', errors: [], warnings, result: { permit } };
}

/**
 * The response for rules that can't be loaded and requests that can't be evaluated; the latter are
 * denied.
 */
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

/** An issue in the emulator's format: "description in file:line". */
export function issueText(fileName: string, { severity, message, line, column }: Issue): string {
  return JSON.stringify({
    severity_: severity.toUpperCase(),
    description_: message,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}
