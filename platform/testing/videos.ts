// Videos for tests.
import sharp from 'sharp'
import { keyFrameOf, toWebm } from '../files/webm.ts'

const colors = ['#2a7', '#c33', '#36c']

/** A WebM of three frames in one second, which browsers play. */
export async function webm(width = 160, height = 90) {
  const frames = await Promise.all(
    colors.map(async (background, index) => ({
      atMs: index * 333,
      data: keyFrameOf(
        await sharp({ create: { width, height, channels: 3, background } })
          .webp({ quality: 50 })
          .toBuffer(),
      ),
    })),
  )
  return new Uint8Array(toWebm(frames, { width, height }, 1_000))
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
