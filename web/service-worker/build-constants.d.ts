/** What `writeServiceWorker` knows of the build. */

/** Changes when anything that is kept in advance changes. */
declare const VERSION: string;
/** The addresses that are kept before anybody asks for them. */
declare const KEPT: readonly string[];
/** The addresses of pages that were rendered when the site was built; nothing in them is personal. */
declare const PAGES: readonly string[];
