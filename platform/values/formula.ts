// Texts that a spreadsheet would take for a formula have an apostrophe before them (CWE-1236).
const formula = /^[=+\-@\t\r]/

export const withoutFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

/** The text as it was before `withoutFormula`. */
export const formerText = (text: string) => (text[0] === "'" && formula.test(text.slice(1)) ? text.slice(1) : text)
