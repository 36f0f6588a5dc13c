/** Dependencies of functions that move money, where amounts are only written down. */
export const WITHOUT_MONEY = { provider: null, siteUrl: 'http://127.0.0.1:5173' };
