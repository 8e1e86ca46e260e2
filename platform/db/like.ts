/** Text as a pattern of LIKE that means itself: what a visitor types is never a wildcard. */
export const likeable = (text: string) => text.replace(/[\\%_]/g, '\\$&')
