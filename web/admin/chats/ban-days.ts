/** How long a ban may be. */
export const banDays = [1, 7, 30, 365] as const
