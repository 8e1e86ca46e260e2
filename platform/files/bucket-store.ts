import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Log } from '../log.ts'
import { BucketError, requestBucket } from './bucket-request.ts'
import type { Bucket } from './bucket-settings.ts'
import type { ByteRange, FileStore } from './store.ts'

/** The bucket verifies contents by their SHA-256 while it receives them, and keeps it with the object. */
const digestHeader = 'x-amz-meta-sha256'

export type BucketStore = FileStore & {
  /** Size and SHA-256 of an object. */
  describe: (key: string) => Promise<{ size: number; sha256: string | undefined } | undefined>
}

export function createBucketStore(bucket: Bucket): BucketStore {
  return {
    async read(key) {
      const file = await open(key)
      return file && buffer(file.content)
    },
    open,
    write: (key, bytes) =>
      put(key, { size: bytes.length, sha256: sha256Of(bytes), open: () => Readable.from([bytes]) }),
    async copyFrom(key, path) {
      await put(key, { ...(await digest(path)), open: () => createReadStream(path) })
    },
    async remove(key) {
      const answer = await requestBucket(bucket, { method: 'DELETE', key })
      answer?.resume()
    },
    async describe(key) {
      const answer = await requestBucket(bucket, { method: 'HEAD', key })
      answer?.resume()
      return answer && { size: sizeOf(answer), sha256: answer.headers[digestHeader] as string | undefined }
    },
  }

  async function open(key: string, range?: ByteRange) {
    const headers = range && { range: `bytes=${range.start}-${range.end}` }
    const answer = await requestBucket(bucket, { method: 'GET', key, headers })
    return answer && { content: answer, size: sizeOf(answer) }
  }

  async function put(key: string, content: { size: number; sha256: string; open: () => Readable }) {
    const headers = { [digestHeader]: content.sha256 }
    const answer = await requestBucket(bucket, { method: 'PUT', key, headers, content })
    if (!answer) throw new BucketError(`The bucket ${bucket.name} takes no ${key}`, { answered: 404 })
    answer.resume()
  }
}

const sizeOf = ({ headers }: { headers: { 'content-length'?: string } }) => Number(headers['content-length'])
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Size and SHA-256 of a file, as they were while it was read. */
export async function digest(path: string) {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      size += chunk.length
      hash.update(chunk)
    }
  })
  return { size, sha256: hash.digest('hex') }
}

/**
 * Throws if the bucket refuses what the site does with it: reading, also of what does not exist, writing and removing.
 * A bucket that does not answer now may do so later.
 */
export async function checkBucket(bucket: Bucket, log: Pick<Log, 'warn'>) {
  const store = createBucketStore(bucket)
  const key = `checks/${randomUUID()}`
  const bytes = Buffer.from(key)
  try {
    if (await store.read(key)) throw new Error('has what was never written')
    await store.write(key, bytes)
    if (!(await store.read(key))?.equals(bytes)) throw new Error('does not have what was written')
    await store.remove(key)
  } catch (error) {
    const reason = (error as Error).message
    if (error instanceof BucketError && (error.answered === undefined || error.answered >= 500))
      return log.warn({ err: error }, 'the bucket does not answer; files cannot be read or stored until it does')
    throw new Error(`The bucket of S3_BUCKET cannot be used: ${reason}`, { cause: error })
  }
}
