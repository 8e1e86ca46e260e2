/** The words and expressions of a group: one per line, or separated by commas. */
export const splitWords = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter(Boolean)
