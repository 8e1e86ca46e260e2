// Documents of an order with texts in every alphabet of the product.
import { extractText, getDocumentProxy } from 'unpdf'
import type { Currency, Locale } from '#platform/constants.ts'
import { sum, vatOf } from '#platform/values/money.ts'
import type { DocumentKind, OrderDocument } from './document.ts'

type Order = OrderDocument['order']
type DocumentOptions = {
  kind?: DocumentKind
  locale?: Locale
  currency?: Currency
  lineCount?: number
  side?: Order['side']
}

const names = [
  'Болт с шестигранной головкой М8×40, оцинкованный, «усиленный», для объектов с повышенной влажностью и постоянной нагрузкой',
  'Завртањ са ђ, ћ, џ, љ, њ',
  'Šišmiš sa đ, ć, č, ž',
  'Öl für Getriebe, 5 l, Größe ß',
  'Şişe ağzı için ısı yalıtımı, İ ı ğ',
  'Perché così: àèìòù',
]

export function orderDocument(options: DocumentOptions = {}): OrderDocument {
  const { kind = 'order', locale = 'en', currency = 'EUR', lineCount = names.length, side = 'buyer' } = options
  const lines = Array.from({ length: lineCount }, (_, index) => lineOf(index, currency))
  const total = sum(lines.map((line) => line.sum.minor))
  const vatTotal = sum(lines.map((line) => line.vatSum.minor))
  return {
    kind,
    locale,
    supplier: {
      name: 'North Fasteners',
      address: 'Шоссе Революции 84',
      city: 'Београд',
      phones: ['+381 11 123456'],
      delivery: 'Lieferung frei Haus ab 500 €',
      payment: '100 % предоплата',
      bank,
    },
    proforma: kind === 'proforma' ? { number: 47, issuedOn: '2026-11-20', dueOn: '2026-11-27' } : null,
    order: {
      ...parties,
      id: '00000000-0000-4000-8000-000000000000',
      number: 100_234,
      status: 'Confirmed',
      createdAt: '2026-11-18T10:00:00.000Z',
      side,
      lines,
      goodsTotal: { minor: total, currency },
      deliveryCharge: null,
      total: { minor: total, currency },
      vatTotal: { minor: vatTotal, currency },
      grossTotal: { minor: total + vatTotal, currency },
      isExport: false,
      payBy: null,
      terms: {
        deliveryCost: 'Fixed',
        deliveryPrice: { minor: 4_250, currency },
        deliveryDays: { from: 2, to: 4 },
        pickupAddress: '',
        paymentWays: ['Prepayment', 'Deferred'],
        paymentDays: 30,
      },
      shownTotal: { minor: total, currency },
      shownGrossTotal: { minor: total + vatTotal, currency },
      rate: { value: 1, date: '2026-11-18' },
      version: 1,
      offer: null,
      note: null,
      history: [],
      can: [],
      isUnread: false,
      chatId: null,
    },
  }
}

const bank = {
  name: 'Raiffeisen banka a.d. Beograd',
  code: 'RZBSRSBG',
  account: 'RS35260005601001611379',
  correspondentAccount: null,
}

const parties: Pick<
  Order,
  | 'store'
  | 'buyer'
  | 'delivery'
  | 'countryCode'
  | 'address'
  | 'wantedOn'
  | 'expectedOn'
  | 'carrier'
  | 'trackingNumber'
  | 'reference'
  | 'comment'
> = {
  store: {
    id: 1,
    alias: 'north',
    name: 'North Fasteners',
    city: 'Београд',
    phones: ['+381 11 123456'],
    logoId: null,
    delivery: 'Lieferung frei Haus ab 500 €',
    company: { legalName: 'Завртањ д.о.о.', legalNameLatin: null, taxNumber: '123456786', countryCode: 'RS' },
  },
  buyer: {
    name: 'Işıl Öztürk',
    phone: '+90 212 1234567',
    email: 'isil@example.com',
    company: {
      legalName: 'Öztürk İnşaat Ltd. Şti.',
      legalNameLatin: null,
      taxNumber: '1234567890',
      countryCode: 'TR',
      address: 'Büyükdere Cad. 12, 34330 İstanbul',
      bank: { name: 'İş Bankası', code: 'ISBKTRIS', account: 'TR330006100519786457841326', correspondentAccount: null },
    },
  },
  delivery: 'Carrier',
  countryCode: 'TR',
  address: 'Bağdat Caddesi 100',
  wantedOn: '2026-12-01',
  expectedOn: '2026-12-03',
  carrier: 'Şahin Kargo',
  trackingNumber: 'SK-0099-17',
  reference: 'PO-2026/00417',
  comment: 'Позвонить за час',
}

function lineOf(index: number, currency: Currency): Order['lines'][number] {
  const [quantity, vatPercent] = [(index % 9) + 1, index % 2 === 0 ? 20 : 10]
  const priceMinor = 12_345 + index
  const [sumMinor, vatMinor] = [priceMinor * quantity, vatOf(priceMinor * quantity, vatPercent)]
  return {
    position: index + 1,
    productId: index,
    slug: null,
    code: `W-${1000 + index}`,
    name: names[index % names.length]!,
    nameLocale: 'ru',
    ordered: null,
    imageId: null,
    unitLabel: '100 pcs',
    unitPieces: 100,
    quantity,
    orderedQuantity: quantity,
    offeredQuantity: null,
    reason: '',
    price: { minor: priceMinor, currency },
    listPrice: index === 0 ? { minor: priceMinor + 1_000, currency } : null,
    sum: { minor: sumMinor, currency },
    vatPercent,
    vatSum: { minor: vatMinor, currency },
    grossSum: { minor: sumMinor + vatMinor, currency },
  }
}

/** The text of each page, with plain single spaces. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map(plain)
}
export const plain = (text: string) => text.replace(/\s+/g, ' ')
