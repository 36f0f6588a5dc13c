/** The needs of an email about an account. */
export interface AccountMailFacts {
  readonly to: string;
  /** First name; empty if unknown. */
  readonly toName: string;
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
}
