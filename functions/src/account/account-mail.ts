/** What a mail about an account needs to know. */
export interface AccountMailFacts {
  readonly to: string;
  /** First name of the person written to; empty when it is not known. */
  readonly toName: string;
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
}
