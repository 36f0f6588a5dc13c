/**
 * Marks what is true for minutes only. A kept view (`useKeepView`) keeps its place and doesn't show it.
 */
export const UNKEPT = { 'data-unkept': '' } as const;
