import type { Readable } from 'node:stream'

export type OriginalGenerator = (recipe: string) => Promise<string | Buffer>
/** The first and the last byte of a part. */
export type ByteRange = { start: number; end: number }
/** `size`: of the content, in bytes. */
export type OpenedFile = { content: Readable; size: number }

/** Storage of originals. A key never gets other contents. */
export type FileStore = {
  /** The whole file in memory, for pictures. */
  read: (key: string) => Promise<Buffer | undefined>
  /** The content of the file, or of a part that lies within it, as a stream. */
  open: (key: string, range?: ByteRange) => Promise<OpenedFile | undefined>
  write: (key: string, bytes: Buffer) => Promise<void>
  /** Stores a copy of a file, whatever its size. */
  copyFrom: (key: string, path: string) => Promise<void>
  remove: (key: string) => Promise<void>
}
