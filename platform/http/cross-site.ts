import type { FastifyRequest } from 'fastify'
import { cookieNames } from '../constants.ts'
import { requestErrors } from '../errors.ts'
import { readCookies } from './cookies.ts'
import { isLoopbackName } from './hosts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The scheme of the public origin, such as `https:`. */
    publicProtocol: string
  }
}

/** A request that changes something and is recognised by a cookie must come from our own pages. */
export function refuseCrossSite(request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const cookies = readCookies(request.headers.cookie)
  const isRecognised = [cookieNames.token, cookieNames.refreshToken, cookieNames.anonymous].some(
    (name) => cookies[name],
  )
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = site ? isOwnSite(site) : origin ? isOwnOrigin(origin, request) : !isRecognised
  const isForeign = origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, request)
  if (!isOwn || isForeign) throw requestErrors.crossSite()
}

/** Of what only our own pages read. Programs send neither header. */
export function comesFromElsewhere(request: FastifyRequest) {
  const { origin, 'sec-fetch-site': site } = request.headers
  return (site !== undefined && !isOwnSite(site)) || (origin !== undefined && !isOwnOrigin(origin, request))
}

const isOwnSite = (site: string | string[]) => site === 'same-origin' || site === 'none'

/** Of the host that was asked, by the scheme of our pages. On the machine itself they are open without TLS too. */
function isOwnOrigin(origin: string, { host, server }: FastifyRequest) {
  const url = URL.parse(origin)
  if (url?.host !== host) return false
  return url.protocol === server.publicProtocol || (url.protocol === 'http:' && isLoopbackName(url.hostname))
}
