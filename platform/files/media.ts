import type { FastifyInstance } from 'fastify'
import { mediaPolicy } from '../http/security.ts'
import type { PictureFormat, Pictures } from './pictures.ts'

const address = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{2,4})\.(avif|webp|jpeg)$/

type Options = {
  pictures: Pictures
  widths: readonly number[]
  storageKeyOf: (id: string) => Promise<string | undefined>
}

/** Serves GET /media/{id}/{width}.{format}. The content of a URL never changes, so it is cached as immutable. */
export function registerMedia(app: FastifyInstance, { pictures, widths, storageKeyOf }: Options) {
  app.get('/media/*', async (request, reply) => {
    const [, id, width, format] = address.exec((request.params as { '*': string })['*']) ?? []
    const isServed = id && widths.includes(Number(width))
    const key = isServed ? await storageKeyOf(id) : undefined
    const bytes = key && (await pictures.get(id!, key, Number(width), format as PictureFormat))
    reply.headers({ 'content-security-policy': mediaPolicy, 'cross-origin-resource-policy': 'cross-origin' })
    if (!bytes) return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('')
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(`image/${format}`).send(bytes)
  })
}
