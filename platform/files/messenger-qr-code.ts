import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import type { Config } from '../config.ts'
import { variantOfHost } from '../http/hosts.ts'
import { mediaPolicy } from '../http/security.ts'

/** Serves GET /media/messenger.svg: the URL of the variant's messenger as a QR code. */
export function registerMessengerQrCode(app: FastifyInstance, { config }: { config: Config }) {
  const svgByUrl = new Map<string, string>()
  app.get('/media/messenger.svg', async (request, reply) => {
    const url = config.messengerUrls[variantOfHost(request.host, config)]
    if (url === undefined)
      return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain').send('')
    const svg = svgByUrl.get(url) ?? renderSVG(url, { border: 4 })
    svgByUrl.set(url, svg)
    return reply
      .headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': mediaPolicy })
      .type('image/svg+xml')
      .send(svg)
  })
}
