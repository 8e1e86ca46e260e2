import type { FastifyRequest } from 'fastify'
import { cookieNames } from '../constants.ts'
import { isWrite } from '../contract.ts'
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
  if (!isWrite(request) || request.method === 'OPTIONS') return
  const { origin } = request.headers
  const isForeign = origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, request)
  if (isForeign || !isFromOwnPage(request)) throw requestErrors.crossSite()
}

/** Browsers that say nothing about the sender are trusted only with requests that no cookie authenticates. */
function isFromOwnPage(request: FastifyRequest) {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers
  if (site) return isSameOriginFetch(site)
  if (origin) return isOwnOrigin(origin, request)
  const cookies = readCookies(cookie)
  return ![cookieNames.token, cookieNames.refreshToken, cookieNames.anonymous].some((name) => cookies[name])
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
