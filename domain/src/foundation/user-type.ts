/** The two kinds of account (specification 1, section 1): `spender` member, `earner` companion. */
export const USER_TYPES = ['spender', 'earner'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The names of the two in the interface. */
export const USER_TYPE_LABEL: Readonly<Record<UserType, string>> = {
  spender: 'Member',
  earner: 'Companion',
};
