// Real videos for tests, made without a codec: a lossy WebP is a key frame of VP8.
import sharp from 'sharp'

const colors = ['#2a7', '#c33', '#36c']

/** A WebM of three frames in one second, which browsers play. */
export async function webm(width = 160, height = 90) {
  const frames = await Promise.all(colors.map((color) => keyFrame(width, height, color)))
  const track = [
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('86', Buffer.from('V_VP8')),
    element('e0', element('b0', number(width)), element('ba', number(height))),
  ]
  const blocks = frames.map((frame, index) => element('a3', block(index * 333), frame))
  return new Uint8Array(
    Buffer.concat([
      element('1a45dfa3', element('4282', Buffer.from('webm')), element('4287', number(2)), element('4285', number(2))),
      element(
        '18538067',
        element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', duration(1_000))),
        element('1654ae6b', element('ae', ...track)),
        element('1f43b675', element('e7', number(0)), ...blocks),
      ),
    ]),
  )
}

/** The beginning of an MP4, followed by so many bytes of media. */
export function mp4(mediaBytes = 1_000) {
  const bytes = Buffer.alloc(24 + 8 + mediaBytes, 1)
  bytes.writeUInt32BE(24, 0)
  bytes.write('ftypisom\0\0\u0002\0isommp42', 4, 'latin1')
  bytes.writeUInt32BE(8 + mediaBytes, 24)
  bytes.write('mdat', 28, 'latin1')
  return new Uint8Array(bytes)
}

async function keyFrame(width: number, height: number, background: string) {
  const webp = await sharp({ create: { width, height, channels: 3, background } })
    .webp({ quality: 50 })
    .toBuffer()
  const start = webp.indexOf('VP8 ')
  return webp.subarray(start + 8, start + 8 + webp.readUInt32LE(start + 4))
}

function element(id: string, ...parts: Buffer[]) {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id, 'hex'), sizeOf(content), content])
}

function sizeOf({ length }: Buffer) {
  if (length < 0x7f) return Buffer.from([0x80 | length])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 | length)
  return size
}

function number(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function duration(milliseconds: number) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(milliseconds)
  return bytes
}

/** Of the first track: its time in milliseconds, a key frame. */
function block(time: number) {
  const head = Buffer.from([0x81, 0, 0, 0x80])
  head.writeInt16BE(time, 1)
  return head
}
