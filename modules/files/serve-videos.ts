import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import { videoPolicy } from '#platform/http/security.ts'
import { findStoredVideo } from './videos.ts'

const address = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(mp4|webm)$/
type Options = { config: Pick<Config, 'dataDir'>; replica: Db }
type SendError = Error & { statusCode: number; headers: Record<string, string> }

/** Serves GET /media/{id}.mp4 and .webm in ranges, to everyone who knows the id, as pictures are. The file of an id never changes. */
export function registerVideos(app: FastifyInstance, { config, replica }: Options) {
  app.register(async (videos) => {
    await videos.register(fastifyStatic, { root: join(config.dataDir, 'files'), serve: false, suppressWarning: true })
    videos.setErrorHandler<SendError>((error, _request, reply) => {
      if (error.statusCode !== 416) throw error
      return reply
        .code(416)
        .headers({ 'cache-control': 'no-store', 'content-range': error.headers['Content-Range'] })
        .type('text/plain')
        .send('')
    })
    videos.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
      const [, id, format] = address.exec(request.params.file) ?? []
      const video = id && (await findStoredVideo(replica, id))
      reply.headers({ 'content-security-policy': videoPolicy, 'cross-origin-resource-policy': 'cross-origin' })
      if (!video || video.contentType !== `video/${format}`)
        return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('')
      return reply.type(video.contentType).sendFile(video.key, { contentType: false, maxAge: '1y', immutable: true })
    })
  })
}
