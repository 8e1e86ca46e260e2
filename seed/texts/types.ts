import type { textTypes } from '#modules/content/contract.ts'
import { t, type Text } from '../types.ts'

/** Bodies are Markdown: '## ' headings, paragraphs, '- ' and '1. ' lists and links; {brand} and {phone} are replaced when a page is shown. */
export type TextSeed = { type: (typeof textTypes)[number]; title: Text; body: Text }

/** Six bodies; lines wrapped in the source are joined. */
export const body = (...languages: [string, string, string, string, string, string]): Text => {
  const [en, ru, sr, de, it, tr] = languages.map(unwrapped)
  return t(en!, ru!, sr!, de!, it!, tr!)
}

const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/\n */g, '\n')
    .replace(/([^\n])\n(?!\n|- |## |\d\. )/g, '$1 ')
