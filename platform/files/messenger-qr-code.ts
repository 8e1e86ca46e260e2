import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { variantOfHost } from '../http/hosts.ts'
import { mediaPolicy } from '../http/security.ts'
import { readMessengerUrl } from '../settings.ts'

/** Serves GET /media/messenger.svg: the URL of the variant's messenger as a QR code. */
export function registerMessengerQrCode(app: FastifyInstance, { config, db }: { config: Config; db: Db }) {
  const svgByUrl = new Map<string, string>()
  app.get('/media/messenger.svg', async (request, reply) => {
    const url = await readMessengerUrl(db, config, variantOfHost(request.host, config))
    if (url === null) return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('')
    const svg = svgByUrl.get(url) ?? renderSVG(url, { border: 4 })
    svgByUrl.set(url, svg)
    return reply
      .headers({ 'cache-control': 'public, max-age=300', 'content-security-policy': mediaPolicy })
      .type('image/svg+xml')
      .send(svg)
  })
}
