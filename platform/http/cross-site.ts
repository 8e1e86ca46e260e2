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

/** CSRF protection: a request with side effects that is authenticated by a cookie must come from our own pages. */
export function assertSameOrigin(request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const cookies = readCookies(request.headers.cookie)
  const isRecognised = [cookieNames.token, cookieNames.refreshToken, cookieNames.anonymous].some(
    (name) => cookies[name],
  )
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = site ? isSameOriginFetch(site) : origin ? isOwnOrigin(origin, request) : !isRecognised
  const isForeign = origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, request)
  if (!isOwn || isForeign) throw requestErrors.crossSite()
}

/** Whether a request for a resource of our own pages comes from another site. Clients that are not browsers send neither header. */
export function isCrossOrigin(request: FastifyRequest) {
  const { origin, 'sec-fetch-site': site } = request.headers
  return (site !== undefined && !isSameOriginFetch(site)) || (origin !== undefined && !isOwnOrigin(origin, request))
}

const isSameOriginFetch = (site: string | string[]) => site === 'same-origin' || site === 'none'

/** Whether the origin has the requested host and the scheme of our pages; loopback hosts may also use http. */
function isOwnOrigin(origin: string, { host, server }: FastifyRequest) {
  const url = URL.parse(origin)
  if (url?.host !== host) return false
  return url.protocol === server.publicProtocol || (url.protocol === 'http:' && isLoopbackName(url.hostname))
}
