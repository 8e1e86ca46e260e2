import { foldedKey } from '../analysis/folding.ts'

/** Distinct texts of characteristics, numbered in the order in which they are first seen. */
export function createTexts() {
  const numbers = new Map<string, number>()
  const textsByCharacteristic = new Map<number, { number: number; folded: string }[]>()

  return {
    numberOf(characteristicId: number, words: Readonly<Record<string, string>>): number {
      const key = `${characteristicId} ${JSON.stringify(words)}`
      const known = numbers.get(key)
      if (known) return known
      const number = numbers.size + 1
      numbers.set(key, number)
      const texts = textsByCharacteristic.get(characteristicId) ?? []
      texts.push({ number, folded: [...new Set(Object.values(words).map(fold))].join('\n') })
      textsByCharacteristic.set(characteristicId, texts)
      return number
    },
    /** Products that contain the text in any language, without regard to case and accents. */
    containing(characteristicId: number, text: string): number[] {
      const wanted = fold(text)
      const texts = textsByCharacteristic.get(characteristicId) ?? []
      return texts.filter(({ folded }) => folded.includes(wanted)).map(({ number }) => number)
    },
  }
}

const fold = (text: string) => foldedKey(text.toLowerCase()).replace(/\s+/g, ' ').trim()
