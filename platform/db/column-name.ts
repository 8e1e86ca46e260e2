/** The column of a field: `priceMinor` is stored in `price_minor`. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
