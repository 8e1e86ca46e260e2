import { SaxesParser } from 'saxes'
import { currencies, type Currency } from '#platform/constants.ts'

/** Rates of the supported currencies on one day; `perEuro` is units for one euro. */
export type PublishedRates = { source: string; date: string; perEuro: Partial<Record<Currency, number>> }

const maxBytes = 1_000_000
const maxDeclarationBytes = 200

/** Parses the daily file of the Bank of Russia or the European Central Bank, detected by the root element. Throws on anything else. */
export async function readRates(stream: AsyncIterable<Uint8Array>): Promise<PublishedRates> {
  const parser = new SaxesParser({ xmlns: false })
  let reader: Reader | undefined
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    reader ??= newReader(name)
    reader.open(name, attributes)
    text = ''
  })
  parser.on('text', (part) => void (text += part))
  parser.on('closetag', ({ name }) => reader!.close(name, text.trim()))
  for await (const piece of decode(stream)) parser.write(piece)
  parser.close()
  return reader!.finish()
}

type Reader = {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string, text: string) => void
  finish: () => PublishedRates
}

function newReader(root: string): Reader {
  if (root === 'ValCurs') return bankOfRussia()
  if (root === 'gesmes:Envelope') return europeanCentralBank()
  throw new Error(`the root element ${root.slice(0, 40)} is not that of a known source`)
}

/** The file lists roubles for a nominal of each currency, including the euro. */
function bankOfRussia(): Reader {
  const roubles = new Map([['RUB', 1]])
  let date = ''
  let fields: Record<string, string> = {}
  return {
    open(name, { Date: day = '' }) {
      if (name === 'ValCurs') date = day.split('.').reverse().join('-')
      if (name === 'Valute') fields = {}
    },
    close(name, text) {
      fields[name] = text
      if (name === 'Valute')
        roubles.set(fields.CharCode ?? '', parseDecimal(fields.Value) / parseDecimal(fields.Nominal))
    },
    finish: () => toPublishedRates('Bank of Russia', date, (code) => roubles.get('EUR')! / roubles.get(code)!),
  }
}

/** The file lists units of each currency for one euro; the euro itself is not listed. */
function europeanCentralBank(): Reader {
  const units = new Map([['EUR', 1]])
  let date = ''
  return {
    open(name, { time, currency, rate }) {
      if (name !== 'Cube') return
      if (time) date = time
      if (currency) units.set(currency, parseDecimal(rate))
    },
    close: () => {},
    finish: () => toPublishedRates('European Central Bank', date, (code) => units.get(code)!),
  }
}

function toPublishedRates(source: string, date: string, rateOf: (code: Currency) => number): PublishedRates {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isDay(date)) throw new Error(`${source} names no day`)
  const entries = currencies
    .map((code) => [code, round(rateOf(code))] as const)
    .filter(([, rate]) => Number.isFinite(rate) && rate > 0)
  if (!entries.some(([code]) => code === 'EUR') || entries.length < 2)
    throw new Error(`${source} has no rates for the euro`)
  return { source, date, perEuro: Object.fromEntries(entries) }
}

const parseDecimal = (text = '') =>
  /^\d{1,12}([.,]\d{1,12})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
const isDay = (date: string) => new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
/** Rounds to the scale of the database column. */
const round = (rate: number) => Math.round(rate * 1e8) / 1e8

/** Decodes the stream in the encoding of the XML declaration. */
async function* decode(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let pending = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
    pending = Buffer.concat([pending, chunk])
    if (!decoder && pending.length < maxDeclarationBytes) continue
    decoder ??= new TextDecoder(encodingOf(pending), { fatal: true })
    yield decoder.decode(pending, { stream: true })
    pending = Buffer.alloc(0)
  }
  yield (decoder ?? new TextDecoder(encodingOf(pending), { fatal: true })).decode(pending)
}

const encodingOf = (head: Buffer) =>
  /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(
    head.toString('latin1', 0, maxDeclarationBytes),
  )?.[1] ?? 'utf-8'
