import { fromBufferPromise, openPromise } from 'yauzl'

/** An empty entry, compressed. */
const maxEmptyBytes = 2

type Limits = {
  /** The limit of what is held in memory at once: all entries but those that are streamed. */
  maxHeldBytes?: number
  isStreamed?: (name: string) => boolean
}

/** Throws for a ZIP, or the path of one, that unpacks to more. Readers stop at the declared size of an entry, so that the sum of these is the limit. */
export async function assertUnpackable(
  file: Buffer | string,
  maxUnpackedBytes: number,
  { maxHeldBytes = maxUnpackedBytes, isStreamed = () => false }: Limits = {},
) {
  const zip = await (typeof file === 'string' ? openPromise(file) : fromBufferPromise(file))
  let unpackedBytes = 0
  let heldBytes = 0
  for await (const { compressedSize, uncompressedSize, fileName } of zip.eachEntry()) {
    if (uncompressedSize === 0 && compressedSize > maxEmptyBytes) throw new Error('a size is missing')
    unpackedBytes += uncompressedSize
    if (!isStreamed(fileName)) heldBytes += uncompressedSize
    if (unpackedBytes > maxUnpackedBytes || heldBytes > maxHeldBytes) throw new Error('too large')
  }
}
