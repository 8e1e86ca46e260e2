/** A key frame of VP8 and when it is shown. */
export type KeyFrame = { atMs: number; data: Buffer }
type Size = { width: number; height: number }

/** A WebM of key frames, made without a codec: a lossy WebP is a key frame of VP8. */
export function toWebm(frames: readonly KeyFrame[], { width, height }: Size, durationMs: number): Buffer {
  const track = [
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('86', Buffer.from('V_VP8')),
    element('e0', element('b0', number(width)), element('ba', number(height))),
  ]
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm')), element('4287', number(2)), element('4285', number(2))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', duration(durationMs))),
      element('1654ae6b', element('ae', ...track)),
      element(
        '1f43b675',
        element('e7', number(0)),
        ...frames.map(({ atMs, data }) => element('a3', block(atMs), data)),
      ),
    ),
  ])
}

/** The frame in a lossy WebP. */
export function keyFrameOf(webp: Buffer): Buffer {
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
