/** Sets up the library that renders, in files that have a document. Others don't load it. */
if (typeof document !== 'undefined') await import('./testing-library-setup');

export {};
