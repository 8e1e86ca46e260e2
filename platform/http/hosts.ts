import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'
import { type Variant, variants } from '../constants.ts'
import { requestErrors } from '../errors.ts'

export type IsTrustedProxy = (address: string, hop: number) => boolean

/** Compiles the trusted proxies: addresses, networks, or `loopback`, `linklocal` and `uniquelocal`. */
export const trustedProxies = (networks: readonly string[]): IsTrustedProxy => proxyAddr.compile([...networks])

/** The requested host, as Fastify's `request.host` computes it. */
export function requestedHost({ headers, socket }: IncomingMessage, isTrustedProxy: IsTrustedProxy): string {
  const forwarded = headers['x-forwarded-host']
  if (typeof forwarded === 'string' && isTrustedProxy(socket.remoteAddress ?? '', 0))
    return forwarded.split(',').at(-1)!.trim()
  return headers.host ?? ''
}

/** The visitor's address, as Fastify's `request.ip` computes it. */
export const requestedAddress = (request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string =>
  proxyAddr(request, isTrustedProxy) ?? ''

/** Throws for an unknown host. */
export function variantOfHost(host: string, config: Pick<Config, 'hosts' | 'variant'>): Variant {
  const variant = knownVariant(host, config)
  if (!variant) throw requestErrors.unknownHost()
  return variant
}

/** Without a configured host any loopback name serves the default variant. */
export function knownVariant(host: string, config: Pick<Config, 'hosts' | 'variant'>): Variant | undefined {
  for (const variant of variants) if (config.hosts[variant].includes(host)) return variant
  const name = host.replace(/:\d+$/, '')
  if (name.startsWith('trade.') && name.endsWith('.localhost')) return 'trade'
  return isLoopbackName(name) ? config.variant : undefined
}

/** Whether a host name without a port is a loopback name. */
export const isLoopbackName = (name: string) =>
  name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost')

/** The origin of a variant's pages, which is never taken from a request. */
export function originOf(variant: Variant, config: Pick<Config, 'hosts' | 'publicOrigin'>) {
  const { protocol } = new URL(config.publicOrigin)
  return `${protocol}//${config.hosts[variant][0] ?? new URL(config.publicOrigin).host}`
}
