import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

const fontFolder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/geologica/package.json'))

pdfmake.setFonts({
  Geologica: {
    normal: join(fontFolder, '400Regular/Geologica_400Regular.ttf'),
    bold: join(fontFolder, '600SemiBold/Geologica_600SemiBold.ttf'),
  },
})
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontFolder))

/** A document in the font of the product as PDF. */
export const printPdf = (definition: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake.createPdf(definition).getBuffer()

/** Characters that the font lacks, and those that look the same. */
const substitutes: Record<string, string> = { '\u2011': '-', '\u2009': '\u00a0', '\u202f': '\u00a0', '⌀': 'Ø' }

export const printable = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replace(/[\u2011\u2009\u202f⌀]/g, (character) => substitutes[character]!)) as Value
