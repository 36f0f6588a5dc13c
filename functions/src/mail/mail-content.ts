/** Lines that belong together: when, where, how much. */
export interface Facts {
  readonly facts: readonly string[];
}

/** The link of an email. */
export interface MailAction {
  /** The label, without a full stop: "See this booking". */
  readonly label: string;
  readonly url: string;
}

/** A paragraph, facts, or a link. */
export type MailPart = string | Facts | MailAction;

/** The content of an email, for both text and HTML. */
export interface MailContent {
  /** The news, without the product's name, which the sender's name says. */
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** The reason why a person gets an email, and the link to mute its topic. */
export interface MailReason {
  readonly sentence: string;
  /** Null if the site's URL isn't configured. */
  readonly unsubscribeLink: string | null;
}

/** An email with everything both versions need. */
export interface ComposedMail {
  readonly subject: string;
  readonly greeting: string;
  readonly parts: readonly MailPart[];
  /** The sentences that say who runs the site. */
  readonly imprint: string;
  readonly reason: MailReason | null;
}

/** The label of the mute link. */
export const UNSUBSCRIBE_LABEL = 'Unsubscribe';
