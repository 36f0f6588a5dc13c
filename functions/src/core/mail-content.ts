/** Lines that belong together: when, where, how much. */
export interface Facts {
  readonly facts: readonly string[];
}

/** The one thing to do about a mail. */
export interface MailAction {
  /** What it does, without a full stop: "See this booking". */
  readonly label: string;
  readonly url: string;
}

/** A paragraph, lines of facts, or what to do. */
export type MailPart = string | Facts | MailAction;

/** What a mail says, from which its text and its HTML are made. */
export interface MailContent {
  /** Without the product's name, which is added. */
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** Why a person gets a mail they can opt out of, and the link to do so. */
export interface MailReason {
  readonly sentence: string;
  /** Null where the site's address is not known. */
  readonly unsubscribeLink: string | null;
}

/** A mail as both of its versions tell it. */
export interface ComposedMail {
  readonly subject: string;
  readonly greeting: string;
  readonly parts: readonly MailPart[];
  readonly reason: MailReason | null;
}

/** What the link at the end of a mail says it does. */
export const UNSUBSCRIBE_LABEL = 'Stop these mails';
