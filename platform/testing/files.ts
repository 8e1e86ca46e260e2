// Real files for the tests of uploads, honest and otherwise.
import { crc32, deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'

export type Sent = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

const plain = (bytes: Uint8Array) => new Uint8Array(bytes)
export const text = (content: string) => plain(Buffer.from(content, 'latin1'))

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' }, limitInputPixels: false })

export const png = async (width = 400, height = 300) =>
  plain(await flat(width, height).png({ compressionLevel: 9 }).toBuffer())
export const webp = async () => plain(await flat(400, 300).webp().toBuffer())
export const avif = async () => plain(await flat(64, 48).avif({ effort: 0 }).toBuffer())
/** On its side, with the place where it was taken. */
export const photo = async () =>
  plain(
    await flat(400, 300)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: 'Secret Person' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '44/1 49/1 12/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '20/1 27/1 0/1',
        },
      })
      .jpeg()
      .toBuffer(),
  )

export async function animation(format: 'gif' | 'webp', frames: number) {
  const [width, height] = [8, 8]
  const raw = Buffer.alloc(width * height * frames * 3)
  // No two alike: encoders leave out a frame that changes nothing.
  for (let at = 0; at < raw.length; at++) raw[at] = (at * 131 + Math.floor(at / (width * height * 3)) * 97) % 256
  const picture = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
  return plain(
    await (format === 'gif' ? picture.gif({ loop: 0 }) : picture.webp({ loop: 0, lossless: true })).toBuffer(),
  )
}

export const pdf = () => text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')
export const xlsx = async () =>
  plain(await writeXlsx({ sheets: [{ name: 'Prices', rows: [['Bolt', 1]] }], stringMode: 'inline' }))
export const docx = () => zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }])

/** A name of bytes does not say how it is written. */
type Entry = { name: string | Uint8Array; content?: string | Uint8Array; claimedBytes?: number }

const utf8Flag = 0x800

/** A ZIP whose list may say of its entries what is not so. */
export function zip(entries: readonly Entry[]) {
  const [files, list]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, content = '<x/>', claimedBytes } of entries) {
    const [nameBytes, raw] = [Buffer.from(name), Buffer.from(content)]
    const packed = deflateRawSync(raw)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    if (typeof name === 'string') common.writeUInt16LE(utf8Flag, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedBytes ?? raw.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, nameBytes]))
    files.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return plain(Buffer.concat([...files, ...list, end]))
}
