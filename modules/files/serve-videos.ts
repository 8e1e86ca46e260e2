import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import type { ByteRange } from '#platform/files/store.ts'
import { videoPolicy } from '#platform/http/security.ts'
import { findStoredVideo } from './videos.ts'

const address = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(mp4|webm)$/
type Options = { config: StoreConfig; replica: Db }

/** Serves GET /media/{id}.mp4 and .webm in ranges, to everyone who knows the id, as pictures are. The file of an id never changes. */
export function registerVideos(app: FastifyInstance, { config, replica }: Options) {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:file',
    async handler({ params, headers, method }, reply) {
      const [, id, format] = address.exec(params.file) ?? []
      const video = id && (await findStoredVideo(replica, id))
      reply.headers({ 'content-security-policy': videoPolicy, 'cross-origin-resource-policy': 'cross-origin' })
      if (!video || video.contentType !== `video/${format}`) return sendNothing(reply, 404)
      const { size } = video
      const etag = `"${id}"`
      const isWhole = headers['if-range'] !== undefined && headers['if-range'] !== etag
      const range = isWhole ? undefined : readRange(headers.range, size)
      if (range === 'unsatisfiable') return sendNothing(reply.header('content-range', `bytes */${size}`), 416)
      const fixed = { etag, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=31536000, immutable' }
      if (headers['if-none-match'] === etag) return reply.code(304).headers(fixed).send()
      const file = method === 'HEAD' ? { content: undefined } : await openFileStore(config).open(video.key, range)
      if (!file) return sendNothing(reply, 404)
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      return reply
        .headers(fixed)
        .type(video.contentType)
        .header('content-length', range ? range.end - range.start + 1 : size)
        .send(file.content)
    },
  })
}

/** The part that a header names. Undefined for the whole file: without the header, and for several parts. */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start <= end ? { start, end } : 'unsatisfiable'
}

const sendNothing = (reply: FastifyReply, status: 404 | 416) =>
  reply
    .code(status)
    .header('cache-control', status === 404 ? 'public, max-age=60' : 'no-store')
    .type('text/plain')
    .send('')
