import { foldedKey } from '../analysis/folding.ts'

export const intervalKey = (characteristicId: number | string) => `c${characteristicId}`

/** A text of a characteristic, without regard to case and accents. */
export const textEntry = (characteristicId: number, text: string) =>
  `${characteristicId} ${foldedKey(text.toLowerCase()).replace(/\s+/g, ' ').trim()}`
