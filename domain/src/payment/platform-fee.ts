/** The platform's share of a companion's basis, in percent. */
export const PLATFORM_FEE_PERCENT = 20;
