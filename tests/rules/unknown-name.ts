/**
 * A name that the rules don't know, for every list of fields or ids. The mutants of the rules add
 * exactly this name, so each list is tested with it.
 */
export const UNKNOWN_NAME = 'anythingElse';
