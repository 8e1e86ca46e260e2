import type { Config } from '../config.ts'
import { type Variant, variants } from '../constants.ts'
import { requestErrors } from '../errors.ts'

/** Without a configured host any loopback name serves the default variant. A host that is not ours is refused. */
export function variantOfHost(host: string, config: Pick<Config, 'hosts' | 'variant'>): Variant {
  for (const variant of variants) if (config.hosts[variant].includes(host)) return variant
  const name = host.replace(/:\d+$/, '')
  if (name.startsWith('trade.') && name.endsWith('.localhost')) return 'trade'
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost'))
    return config.variant
  throw requestErrors.unknownHost()
}

/** Where the pages of a variant live: never taken from a request. */
export function originOf(variant: Variant, config: Pick<Config, 'hosts' | 'publicOrigin'>) {
  const { protocol } = new URL(config.publicOrigin)
  return `${protocol}//${config.hosts[variant][0] ?? new URL(config.publicOrigin).host}`
}
