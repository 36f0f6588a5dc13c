/**
 * What stands for every field and every id that the rules do not know. The mutants of the rules let
 * just this name in, so each list of known names is tested with it.
 */
export const UNKNOWN_NAME = 'anythingElse';
