/** The suite's key of links in emails, as the launcher gives it to the functions. */
export const LINK_KEY = 'local-key-of-the-links-in-mails';
