import type { Sender } from './failures';

/** An email in the mailbox. */
export interface Message {
  id: number;
  /** The time at which it arrived, ISO 8601 in UTC. */
  receivedAt: string;
  /** The sender that delivered it. */
  via: Sender;
  to: string;
  toName: string;
  subject: string;
  body: string;
  /** The HTML version, if there is one. */
  html: string | null;
  /** The password reset link, if sent separately. */
  link: string | null;
  /** The unsubscribe link. */
  unsubscribeLink: string | null;
  /** Its id; null if it came without, which it does by the HTTP senders. */
  messageId: string | null;
}

/** An email from a sender; the mailbox adds id and time. */
export type Draft = Omit<Message, 'id' | 'receivedAt'>;

/** A request that the real service would refuse. The message is in the response. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

type Fields = Record<string, unknown>;

const MAX_FIELD = 20_000;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const WEB_LINK = /^https?:\/\//;

/** Parses `POST /api/v1.0/email/send` (JSON), and its form variant with flat parameters. */
export function readPrimary(fields: Fields): Draft {
  for (const name of ['service_id', 'template_id', 'user_id']) text(fields, name);
  const nested = fields.template_params;
  if (nested !== undefined && !isFields(nested)) {
    throw new BadRequest('template_params must be an object.');
  }
  const params = nested ?? fields;
  return {
    via: 'primary',
    to: address(params, 'to_email'),
    toName: text(params, 'to_name', ''),
    subject: text(params, 'subject', ''),
    body: text(params, 'message', ''),
    html: text(params, 'message_html', '') || null,
    link: link(params, 'reset_link'),
    unsubscribeLink: link(params, 'unsubscribe_link'),
    messageId: null,
  };
}

/** Parses `POST /form`, the fallback's form: email, subject, message. */
export function readFallback(fields: Fields): Draft {
  return {
    via: 'fallback',
    to: address(fields, 'email'),
    toName: text(fields, 'name', ''),
    subject: text(fields, 'subject', ''),
    body: text(fields, 'message'),
    html: null,
    link: link(fields, 'reset_link'),
    unsubscribeLink: null,
    messageId: null,
  };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(fields: Fields, name: string, otherwise?: string): string {
  const value = fields[name] ?? otherwise;
  if (typeof value !== 'string') throw new BadRequest(`${name} is missing or not a text.`);
  if (otherwise === undefined && value.trim() === '') throw new BadRequest(`${name} is empty.`);
  if (value.length > MAX_FIELD) {
    throw new BadRequest(`${name} is longer than ${MAX_FIELD} characters.`);
  }
  return value;
}

function address(fields: Fields, name: string): string {
  const value = text(fields, name).trim();
  if (!ADDRESS.test(value)) throw new BadRequest(`${name} is not an email address.`);
  return value.toLowerCase();
}

function link(fields: Fields, name: string): string | null {
  const value = text(fields, name, '');
  if (value === '') return null;
  if (!WEB_LINK.test(value)) throw new BadRequest(`${name} is not a web address.`);
  return value;
}
