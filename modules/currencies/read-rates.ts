import { SaxesParser } from 'saxes'
import { currencies, type Currency } from '#platform/constants.ts'

/** What a source publishes of our currencies: units for one euro, on a day. */
export type Published = { source: string; date: string; perEuro: Partial<Record<Currency, number>> }

const mostBytes = 1_000_000
const declarationBytes = 200

/** Reads the daily file of the Bank of Russia or of the European Central Bank, told apart by the root element. Throws on anything else. */
export async function readRates(stream: AsyncIterable<Uint8Array>): Promise<Published> {
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
  finish: () => Published
}

function newReader(root: string): Reader {
  if (root === 'ValCurs') return bankOfRussia()
  if (root === 'gesmes:Envelope') return europeanCentralBank()
  throw new Error(`the root element ${root.slice(0, 40)} is of no known source`)
}

/** Roubles for so many units of each currency; the euro is one of them. */
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
      if (name === 'Valute') roubles.set(fields.CharCode ?? '', numberOf(fields.Value) / numberOf(fields.Nominal))
    },
    finish: () => published('Bank of Russia', date, (code) => roubles.get('EUR')! / roubles.get(code)!),
  }
}

/** Units of each currency for one euro, which is not listed itself. */
function europeanCentralBank(): Reader {
  const units = new Map([['EUR', 1]])
  let date = ''
  return {
    open(name, { time, currency, rate }) {
      if (name !== 'Cube') return
      if (time) date = time
      if (currency) units.set(currency, numberOf(rate))
    },
    close: () => {},
    finish: () => published('European Central Bank', date, (code) => units.get(code)!),
  }
}

function published(source: string, date: string, rateOf: (code: Currency) => number): Published {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isDay(date)) throw new Error(`${source} names no day`)
  const entries = currencies
    .map((code) => [code, round(rateOf(code))] as const)
    .filter(([, rate]) => Number.isFinite(rate) && rate > 0)
  if (!entries.some(([code]) => code === 'EUR') || entries.length < 2)
    throw new Error(`${source} has no rates for the euro`)
  return { source, date, perEuro: Object.fromEntries(entries) }
}

const numberOf = (text = '') => (/^\d{1,12}([.,]\d{1,12})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN)
const isDay = (date: string) => new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
/** The digits that the table keeps. */
const round = (rate: number) => Math.round(rate * 1e8) / 1e8

/** In the encoding that the XML declaration names. */
async function* decode(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let waiting = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error(`more than ${mostBytes} bytes`)
    waiting = Buffer.concat([waiting, chunk])
    if (!decoder && waiting.length < declarationBytes) continue
    decoder ??= new TextDecoder(encodingOf(waiting), { fatal: true })
    yield decoder.decode(waiting, { stream: true })
    waiting = Buffer.alloc(0)
  }
  yield (decoder ?? new TextDecoder(encodingOf(waiting), { fatal: true })).decode(waiting)
}

const encodingOf = (head: Buffer) =>
  /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(head.toString('latin1', 0, declarationBytes))?.[1] ??
  'utf-8'
