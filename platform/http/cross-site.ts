import type { FastifyRequest } from 'fastify'
import { cookieNames } from '../constants.ts'
import { requestErrors } from '../errors.ts'
import { readCookies } from './cookies.ts'

/** A request that changes something and is recognised by a cookie must come from our own pages. */
export function refuseCrossSite(request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const cookies = readCookies(request.headers.cookie)
  const isRecognised = [cookieNames.token, cookieNames.refreshToken, cookieNames.anonymous].some(
    (name) => cookies[name],
  )
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = site ? isOwnSite(site) : origin ? hostOf(origin) === request.host : !isRecognised
  const isForeign = origin !== undefined && origin !== 'null' && hostOf(origin) !== request.host
  if (!isOwn || isForeign) throw requestErrors.crossSite()
}

/** Of what only our own pages read. Programs send neither header. */
export function comesFromElsewhere({ headers: { origin, 'sec-fetch-site': site }, host }: FastifyRequest) {
  return (site !== undefined && !isOwnSite(site)) || (origin !== undefined && hostOf(origin) !== host)
}

const isOwnSite = (site: string | string[]) => site === 'same-origin' || site === 'none'

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
