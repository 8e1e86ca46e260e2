import sharp from 'sharp'
import { keyFrameOf, type KeyFrame, toWebm } from '#platform/files/webm.ts'

const size = { width: 960, height: 540 }
const stillMs = 2_500
const fadeMs = 600
const fadeFrames = 8
const quality = 60

/** A WebM that shows the drawings one after the other, each fading into the next. */
export async function filmDrawings(drawings: readonly (string | Buffer)[]): Promise<Buffer> {
  const scenes = drawings.flatMap((drawing, index) => {
    const startMs = index * (stillMs + fadeMs)
    const next = drawings[index + 1]
    const steps = next === undefined ? [] : Array.from({ length: fadeFrames }, (_, step) => (step + 1) / fadeFrames)
    return [
      { atMs: startMs, layers: [layer(drawing, 1)] },
      ...steps.map((share) => ({
        atMs: startMs + stillMs + Math.round((share - 1 / fadeFrames) * fadeMs),
        layers: [layer(drawing, 1 - share), layer(next!, share)],
      })),
    ]
  })
  const frames: KeyFrame[] = []
  for (const { atMs, layers } of scenes) frames.push({ atMs, data: await frameOf(layers) })
  return toWebm(frames, size, drawings.length * (stillMs + fadeMs))
}

/** The drawing in the middle of the frame. */
const layer = (drawing: string | Buffer, opacity: number) =>
  `<g opacity="${opacity}">${String(drawing)
    .replace('<svg', `<svg x="${(size.width - size.height) / 2}"`)
    .replace(/ width="\d+"/, ` width="${size.height}"`)
    .replace(/ height="\d+"/, ` height="${size.height}"`)}</g>`

async function frameOf(layers: readonly string[]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/>${layers.join('')}</svg>`
  return keyFrameOf(await sharp(Buffer.from(svg)).flatten().webp({ quality }).toBuffer())
}
