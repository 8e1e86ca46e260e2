// A workbook in a file. Its sheets are streamed, and its texts are held as bytes, because it may have a million of them.
import { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { importErrors } from '../errors.ts'
import { limits } from './source-row.ts'

export type Workbook = Disposable & {
  sheets: readonly Sheet[]
  is1904: boolean
  /** Whether cells of a style are dates, by its number. */
  dateStyles: readonly boolean[]
  read(path: string): Promise<AsyncIterable<Uint8Array>>
  loadTexts(): Promise<Texts>
}
/** `isHidden`: programs for tables do not show it. */
type Sheet = { name: string; path: string; isHidden: boolean }
export type Texts = { at(index: number): string }

export const isSheet = (name: string) => /worksheets\/[^/]*\.xml$/.test(name)
/** Parts whose size is limited, because they are not streamed. */
export const isHeld = (name: string) => /(?:\.rels|(?:^|\/)(?:workbook|sharedStrings|styles)\.xml)$/i.test(name)

/** A file that cannot be read is closed. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await openPromise(path, { autoClose: false })
  try {
    return await readWorkbook(zip)
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readWorkbook(zip: ZipFile): Promise<Workbook> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  const part = (name: string) => entries.get(name.toLowerCase())
  const read = async (name: string) => {
    const entry = part(name)
    return entry ? ((await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>) : Readable.from([])
  }
  const [main] = await relationsOf(await read('_rels/.rels'), '', /\/officeDocument$/)
  const book = main?.path ?? 'xl/workbook.xml'
  const folder = book.slice(0, book.lastIndexOf('/') + 1)
  const relations = await relationsOf(await read(`${folder}_rels/${book.slice(folder.length)}.rels`), folder, /./)
  const pathOf = (type: string) => relations.find((relation) => relation.type.endsWith(`/${type}`))?.path ?? ''
  return {
    ...(await readBook(await read(book), new Map(relations.map(({ id, path: target }) => [id, target])))),
    dateStyles: await readDateStyles(await read(pathOf('styles'))),
    read,
    async loadTexts() {
      const texts = pathOf('sharedStrings')
      const size = part(texts)?.uncompressedSize ?? 0
      if (size > limits.heldBytes) throw importErrors.tooLargeUnpacked()
      return readTexts(await read(texts), size)
    },
    [Symbol.dispose]: () => zip.close(),
  }
}

export type XmlHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Calls handlers with names that have no prefix, and yields after each piece. Throws for a part that is not well-formed. */
export async function* parsePieces(part: AsyncIterable<Uint8Array>, { open, text, close }: XmlHandlers) {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('opentag', (tag) => open?.(local(tag.name), tag.attributes as Record<string, string>))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', (tag) => close?.(local(tag.name)))
  let isEmpty = true
  for await (const piece of part) {
    isEmpty = false
    parser.write(decoder.decode(piece, { stream: true }))
    yield
  }
  if (!isEmpty) parser.close()
}

async function parse(part: AsyncIterable<Uint8Array>, handlers: XmlHandlers) {
  for await (const _ of parsePieces(part, handlers));
}

type Relation = { id: string; type: string; path: string }

async function relationsOf(part: AsyncIterable<Uint8Array>, folder: string, types: RegExp): Promise<Relation[]> {
  const relations: Relation[] = []
  await parse(part, {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship' || !types.test(type)) return
      relations.push({ id, type, path: new URL(target, `file:///${folder}`).pathname.slice(1) })
    },
  })
  return relations
}

async function readBook(part: AsyncIterable<Uint8Array>, paths: ReadonlyMap<string, string>) {
  const sheets: Sheet[] = []
  let is1904 = false
  await parse(part, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1] ?? ''
      const isHidden = /^(?:hidden|veryHidden)$/.test(attributes.state ?? '')
      sheets.push({ name: attributes.name ?? '', path: paths.get(id) ?? '', isHidden })
    },
  })
  return { sheets, is1904 }
}

const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
/** Without what is shown as it is, conditions and colours. */
const isDateFormat = (code: string) =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|[*_].|\[[^\]]*\]/g, '').replace(/general/gi, ''))

async function readDateStyles(part: AsyncIterable<Uint8Array>) {
  const own = new Map<number, boolean>()
  const styles: boolean[] = []
  let isInStyles = false
  await parse(part, {
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId)
      if (name === 'numFmt') own.set(id, isDateFormat(formatCode))
      else if (name === 'cellXfs') isInStyles = true
      else if (name === 'xf' && isInStyles) styles.push(own.get(id) ?? isBuiltInDate(id))
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return styles
}

/** `size`: of the part, which its texts do not exceed. */
async function readTexts(part: AsyncIterable<Uint8Array>, size: number): Promise<Texts> {
  const bytes = Buffer.allocUnsafeSlow(size)
  const starts = [0]
  let text = ''
  let [isInText, isPhonetic] = [false, false]
  await parse(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isInText = !isPhonetic
    },
    text: (more) => void (isInText && (text += more)),
    close(name) {
      if (name === 't') isInText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') starts.push(starts.at(-1)! + bytes.write(text, starts.at(-1)!))
    },
  })
  return { at: (index) => unescaped(bytes.toString('utf8', starts[index] ?? 0, starts[index + 1] ?? 0)) }
}

/** Control characters stand as _x000D_. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
