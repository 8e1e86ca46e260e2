import { fromBufferPromise } from 'yauzl'

/** An empty entry, compressed. */
const maxEmptyBytes = 2

/** Throws for a ZIP that unpacks to more. Readers stop at the declared size of an entry, so that the sum of these is the limit. */
export async function assertUnpackable(bytes: Buffer, maxUnpackedBytes: number) {
  const zip = await fromBufferPromise(bytes)
  let unpackedBytes = 0
  for await (const { compressedSize, uncompressedSize } of zip.eachEntry()) {
    if (uncompressedSize === 0 && compressedSize > maxEmptyBytes) throw new Error('a size is missing')
    unpackedBytes += uncompressedSize
    if (unpackedBytes > maxUnpackedBytes) throw new Error('too large')
  }
}
