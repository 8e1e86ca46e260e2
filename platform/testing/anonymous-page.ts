import type { PageInfo } from '../http/pages/page-context.ts'
import { locales } from '../constants.ts'

/** The page context of an English visitor without an account, in the demonstration. */
export const anonymousPage = (origin: string, path: string): PageInfo => ({
  locale: 'en',
  locales,
  currency: 'USD',
  priceDisplay: 'net',
  variant: 'b2b',
  origin,
  path,
  isAuth: false,
  acting: null,
  tokenExpiresAt: null,
  servedAt: 0,
  location: null,
  hasCart: false,
  hasChats: false,
  viewed: [],
  host: new URL(origin).host,
  clientIp: '127.0.0.1',
  envPublic: {
    env: 'production',
    demo: true,
    hasMailbox: false,
    phone: '',
    messengerUrl: null,
    menuLinks: {},
    captcha: null,
  },
})
