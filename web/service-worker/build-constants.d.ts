/** Constants that `writeServiceWorker` defines. */

/** Changes when any precached file changes. */
declare const VERSION: string;
/** URLs to precache. */
declare const PRECACHED: readonly string[];
/** URLs of the prerendered pages, which hold no personal data. */
declare const PAGES: readonly string[];
