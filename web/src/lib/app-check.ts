/** Whether Google's reCAPTCHA looks at the browsers of visitors, of which they have to read. */
export const usesAppCheck = (): boolean => Boolean(import.meta.env.VITE_APP_CHECK_KEY);
