import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { eraseMetadata } from './erase-metadata.ts'

function box(type: string, ...parts: (Buffer | string)[]) {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function longBox(type: string, content: Buffer) {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(16 + content.length), 8)
  return Buffer.concat([head, content])
}

async function erased(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  const path = join(folder, 'a.mp4')
  try {
    writeFileSync(path, bytes)
    await eraseMetadata(path)
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('an MP4 loses where and by whom it was taken, and nothing else (F05)', async () => {
  const place = box('udta', box('\xa9xyz', '+44.8200+20.4500/'))
  const blank = box('free', Buffer.alloc(place.length - 8))
  const video = (description: Buffer, movie: (content: Buffer) => Buffer) =>
    Buffer.concat([
      box('ftyp', 'isom\0\0\u0002\0isommp42'),
      movie(Buffer.concat([box('mvhd', 'times'), box('trak', box('tkhd', 'udta'), description), description])),
      box('mdat', place),
    ])
  for (const movie of [(content: Buffer) => box('moov', content), (content: Buffer) => longBox('moov', content)])
    assert.deepEqual(await erased(video(place, movie)), video(blank, movie))
})

test('a file whose boxes do not fit stays as it is', async () => {
  const broken = [
    Buffer.concat([box('ftyp', 'isom'), Buffer.from([0, 0, 1, 0]), Buffer.from('moov')]),
    Buffer.concat([box('ftyp', 'isom'), box('moov', Buffer.from([0, 0, 0, 3]), 'udta', 'place')]),
    Buffer.from('ftyp'),
    Buffer.alloc(0),
  ]
  for (const bytes of broken) assert.deepEqual(await erased(bytes), bytes)
})
