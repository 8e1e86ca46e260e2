import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import sharp from 'sharp'
import type { productPage } from '#modules/catalog/product-page.ts'
import type { DocumentKind } from '#modules/catalog/write-products/tables.ts'
import { printable, printPdf } from '#modules/order-documents/pdf/print.ts'
import { facts, quietInk, ruled, styles } from '#modules/order-documents/pdf/styles.ts'
import { addDays, dayOf } from '#platform/values/days.ts'

type Product = NonNullable<Awaited<ReturnType<typeof productPage>>>
type PrintedDocument = { kind: DocumentKind; name: string; bytes: Buffer; validUntil: string | null }

const validDays = 400

/** A data sheet and a declaration of conformity, in English. */
export async function printDocuments(
  product: Product,
  drawing: string | Buffer,
  now: Date,
): Promise<PrintedDocument[]> {
  const picture = await sharp(Buffer.from(drawing)).resize(640).flatten({ background: '#fff' }).png().toBuffer()
  const image: Content = { image: `data:image/png;base64,${picture.toString('base64')}`, width: 220 }
  const validUntil = addDays(dayOf(now), validDays)
  const print = async (title: string, content: Content[]) =>
    Buffer.from(await printPdf(pageOf(printable(product), title, content)))
  return [
    {
      kind: 'DataSheet',
      name: `${product.code} data sheet.pdf`,
      validUntil: null,
      bytes: await print('Data sheet', [{ columns: [image, specificationOf(printable(product))], columnGap: 24 }]),
    },
    {
      kind: 'Certificate',
      name: `${product.code} declaration of conformity.pdf`,
      validUntil,
      bytes: await print('Declaration of conformity', [
        `${product.store.name} declares under its sole responsibility that the product named above conforms to the specification on its data sheet.`,
        { text: `Valid until ${validUntil}`, margin: [0, 12, 0, 0] },
      ]),
    },
  ]
}

function pageOf({ name, code, store }: Product, title: string, content: Content[]): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [42, 42, 42, 56],
    defaultStyle: { font: 'Geologica', fontSize: 9, lineHeight: 1.3 },
    styles,
    language: 'en',
    info: { title: `${title}: ${name}`, author: store.name },
    content: [
      { text: title, style: 'title' },
      { text: name, bold: true, margin: [0, 6, 0, 0] },
      { text: `${code} · ${store.name}`, color: quietInk, margin: [0, 0, 0, 20] },
      ...content,
    ],
    footer: { text: 'Document of the demonstration', style: 'quiet', margin: [42, 20, 42, 0] },
  }
}

const specificationOf = ({ characteristics }: Product): Content => ({
  table: {
    widths: ['auto', '*'],
    body: characteristics.map(({ name, value }) => [{ text: name, color: quietInk }, value]),
  },
  layout: { ...facts, hLineWidth: ruled.hLineWidth!, hLineColor: ruled.hLineColor! },
})
