import { browserCaptcha } from '../../captcha/captcha.ts'
import type { Config } from '../../config.ts'
import { cookieNames, supportPhones, type Variant } from '../../constants.ts'
import { mailboxChannels } from '../../outbox/transports.ts'
import { readViewed } from '../caller.ts'
import type { RequestContext } from '../dispatch.ts'
import type { PageInfo, PublicSettings } from './page-context.ts'

/** `clientIp`: the visitor's address, or what stands for it in a cacheable page. */
export const pageInfo = (
  { caller, config, origin, host, now }: RequestContext,
  path: string,
  clientIp: string,
): PageInfo => ({
  locale: caller.locale,
  path: pagePath(path),
  locales: config.locales,
  currency: caller.currency,
  priceDisplay: caller.priceDisplay,
  variant: caller.variant,
  origin,
  host,
  clientIp,
  isAuth: caller.account !== undefined,
  tokenExpiresAt: caller.account?.expiresAt ?? null,
  servedAt: Math.floor(now.getTime() / 1000),
  location: caller.location ?? null,
  hasCart: Boolean(caller.cookies[cookieNames.cartInteraction]),
  hasChats: Boolean(caller.cookies[cookieNames.chatInteraction]),
  viewed: readViewed(caller.cookies),
  envPublic: publicSettings(config, caller.variant),
})

const publicSettings = (config: Config, variant: Variant): PublicSettings => ({
  env: config.production ? 'production' : 'development',
  demo: config.demo,
  hasMailbox: mailboxChannels(config).length > 0,
  phone: supportPhones[variant],
  messengerUrl: config.messengerUrls[variant] ?? null,
  menuLinks: config.menuLinks,
  captcha: browserCaptcha(config),
})

/** The path of the page, also for a data request. */
function pagePath(path: string) {
  const [address = '/', query = ''] = path.split('?')
  const plain = address.replace(/\/_root\.data$/, '/').replace(/\.data$/, '') || '/'
  const params = new URLSearchParams(query)
  params.delete('_routes')
  return params.size > 0 ? `${plain}?${params}` : plain
}
