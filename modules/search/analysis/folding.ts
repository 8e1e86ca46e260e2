// How words are compared.
export const isNumeric = (word: string) => /\d/.test(word)

/** Folds accents, ё, ß, đ and the Turkish i; й stays distinct from и. */
export function foldedKey(word: string): string {
  if (/^[a-z0-9.]*$/.test(word)) return word
  return word
    .normalize('NFKD')
    .replace(/и\u0306/g, 'й')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ёßđðıøæœł]/g, (letter) => foldedLetters[letter]!)
}

const foldedLetters: Record<string, string> = {
  ё: 'е',
  ß: 'ss',
  đ: 'dj',
  ð: 'd',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
}
