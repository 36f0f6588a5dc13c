import type { IncomingMessage } from 'node:http';
import { BadRequest, isFields } from './message';

/** The real services have the same limit. */
export const MAX_BODY_BYTES = 100_000;

/** The request exceeds the limit. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/**
 * Parses fields from JSON, a URL-encoded form or a multipart form without files.
 * @throws BadRequest or TooLarge
 */
export async function readFields(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? '';
  const body = await readAll(request);
  if (type.startsWith('application/json')) return parseJson(body.toString('utf8'));
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  }
  if (type.startsWith('multipart/form-data')) return parseMultipart(body, type);
  throw new BadRequest('Send JSON or a form.');
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // The rest is read and dropped, so that the sender gets a response instead of a broken pipe.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw new TooLarge(`The limit is ${MAX_BODY_BYTES} bytes.`);
  return Buffer.concat(chunks);
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRequest('The request is not valid JSON.');
  }
  if (!isFields(value)) throw new BadRequest('The request must be a JSON object.');
  return value;
}

async function parseMultipart(body: Buffer, type: string): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new BadRequest('The request is not a valid form.');
  }
}
