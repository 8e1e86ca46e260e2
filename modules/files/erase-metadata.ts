import { type FileHandle, open } from 'node:fs/promises'

const containers = ['moov', 'trak']
/** Boxes of a movie and its tracks in which phones write places and names. */
const descriptions = ['udta', 'meta']
const maxBoxes = 1_000
const zeros = Buffer.alloc(64 * 1024)

/** Turns what an MP4 says about itself, such as where it was taken, into free space. Nothing moves, so it plays as before. */
export async function eraseMetadata(path: string) {
  await using file = await open(path, 'r+')
  const { size } = await file.stat()
  for await (const box of boxesIn(file, 0, size)) if (box.type === 'moov') await eraseWithin(file, box)
}

type Box = { type: string; start: number; contentStart: number; end: number }

async function eraseWithin(file: FileHandle, { contentStart, end }: Box) {
  for await (const box of boxesIn(file, contentStart, end)) {
    if (containers.includes(box.type)) await eraseWithin(file, box)
    if (descriptions.includes(box.type)) await erase(file, box)
  }
}

async function erase(file: FileHandle, { start, contentStart, end }: Box) {
  await file.write('free', start + 4, 'latin1')
  for (let at = contentStart; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}

/** Ends at a box that does not fit. */
async function* boxesIn(file: FileHandle, from: number, to: number): AsyncGenerator<Box> {
  for (let start = from, count = 0; start + 8 <= to && count < maxBoxes; count++) {
    const head = Buffer.alloc(16)
    await file.read(head, 0, 16, start)
    const length = head.readUInt32BE(0)
    // A length of 1 stands for one of 64 bits behind the type, 0 for the rest.
    const isLong = length === 1
    const end = length === 0 ? to : start + (isLong ? Number(head.readBigUInt64BE(8)) : length)
    const contentStart = start + (isLong ? 16 : 8)
    if (end < contentStart || end > to) return
    yield { type: head.toString('latin1', 4, 8), start, contentStart, end }
    start = end
  }
}
