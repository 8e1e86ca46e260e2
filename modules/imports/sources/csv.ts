import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import type { Locale } from '#platform/constants.ts'
import { importErrors } from '../errors.ts'
import { recogniseEncoding } from './encoding.ts'
import { delimiterNames } from '../contract.ts'
import { type Encoding, type Layout, limits, type SourceRow } from './source-row.ts'

const headBytes = 256 * 1024

export type CsvLayout = { encoding: Encoding; delimiter: string }

/** Encoding and delimiter, as far as they are not chosen. */
export async function recogniseCsv(path: string, chosen: Layout, locale: Locale): Promise<CsvLayout> {
  const head = await readHead(path)
  const encoding = chosen.encoding ?? recogniseEncoding(head, locale)
  const text = new TextDecoder(encoding).decode(head)
  return { encoding, delimiter: chosen.delimiter ?? recogniseDelimiter(text) }
}

/** A record of more than ten of the longest cells is a quotation mark that nobody closes. */
export async function* readCsv(path: string, { encoding, delimiter }: CsvLayout): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: limits.cellLength * 10,
  })
  const piped = pipeline(Readable.from(decode(createReadStream(path), encoding)), parser)
  // Its failure is thrown by the iteration, too.
  piped.catch(() => {})
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { number: ++number, content: cells }
  } catch (error) {
    throw error instanceof CsvError ? importErrors.unreadableFile({ row: number + 1 }) : error
  }
}

async function* decode(stream: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of stream) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function readHead(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const sampleLines = 20

/** The delimiter that the first lines have most evenly: as often in each of them, and often. */
export function recogniseDelimiter(text: string): string {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
  const scored = delimiterNames.map((delimiter) => {
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1)
    const usual = counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 0
    const even = counts.filter((count) => count === usual).length / Math.max(1, counts.length)
    return { delimiter: delimiter as string, score: usual === 0 ? 0 : even * 10 + Math.min(usual, 20) / 10 }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.delimiter : ';'
}
