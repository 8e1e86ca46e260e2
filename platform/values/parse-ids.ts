/** The different ids in a text, in its order; what is none is left out. */
export const parseIds = (text: string, separator: string | RegExp = ','): number[] => [
  ...new Set(
    text
      .split(separator)
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31),
  ),
]
