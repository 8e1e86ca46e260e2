import { browserCaptcha } from '../../captcha/captcha.ts'
import { cookieNames } from '../../constants.ts'
import { mailboxChannels } from '../../outbox/transports.ts'
import { readViewed } from '../caller.ts'
import type { RequestContext } from '../dispatch.ts'
import { readMessengerUrl, readSupportPhone } from '../../settings.ts'
import type { PageInfo, PublicSettings } from './page-context.ts'

/** `clientIp`: the visitor's address, or what stands for it in a cacheable page. */
export const pageInfo = async (
  { caller, config, origin, host, now, db }: RequestContext,
  path: string,
  clientIp: string,
): Promise<PageInfo> => ({
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
  acting: caller.acting ? { name: caller.acting.name, until: caller.acting.until.toISOString() } : null,
  tokenExpiresAt: caller.account?.expiresAt ?? null,
  servedAt: Math.floor(now.getTime() / 1000),
  location: caller.location ?? null,
  hasCart: Boolean(caller.cookies[cookieNames.cartInteraction]),
  hasChats: Boolean(caller.cookies[cookieNames.chatInteraction]),
  viewed: readViewed(caller.cookies),
  envPublic: await publicSettings({ caller, config, db }),
})

const publicSettings = async ({
  caller: { variant },
  config,
  db,
}: Pick<RequestContext, 'caller' | 'config' | 'db'>): Promise<PublicSettings> => ({
  env: config.production ? 'production' : 'development',
  demo: config.demo,
  hasMailbox: mailboxChannels(config).length > 0,
  phone: await readSupportPhone(db, config, variant),
  messengerUrl: await readMessengerUrl(db, config, variant),
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
