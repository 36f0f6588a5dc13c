/** Runs something whose requests to Firestore are counted under a name. */
export function counting<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
