import type { Context } from '#platform/http/dispatch.ts'
import { brands } from '#platform/mail/layout.ts'

/** The WebAuthn relying party: passkeys belong to one host name and sign for one origin. */
export function relyingParty({ config, host, caller }: Pick<Context, 'config' | 'host' | 'caller'>) {
  const { hostname, origin } = new URL(`${new URL(config.publicOrigin).protocol}//${host}`)
  return { id: hostname, origin, name: brands[caller.variant].name }
}
