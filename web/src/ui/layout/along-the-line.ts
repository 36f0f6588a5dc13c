/** For an icon that points along the line: it turns around with a page that runs from right to left. */
export const ALONG_THE_LINE = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
