import { randomUUID } from 'node:crypto'
import type { Currency, Locale, Variant } from '../constants.ts'
import type { JobContext } from '../jobs/handlers.ts'
import { readCaller } from './caller.ts'
import { CookieJar } from './cookies.ts'
import type { RequestContext } from './dispatch.ts'

/** For whom a job makes calls: an account with the session, the store and the preferences that it had when it asked for the job. */
export type Person = {
  accountId: string
  sessionId: string
  storeId: number | null
  locale: Locale
  currency: Currency
  variant: Variant
}

/** The request of a job that reads for a person. Budgets of reading are those of the job, not of the person's requests. */
export function backgroundContext(
  { db, config, log, now }: JobContext,
  { accountId, sessionId, storeId, locale, currency, variant }: Person,
): RequestContext {
  const options = { variant, locales: config.locales, ip: '127.0.0.1', requestId: randomUUID(), locale }
  return {
    db,
    replica: db,
    config,
    log,
    now,
    caller: {
      ...readCaller({}, {}, options),
      account: { id: accountId, sessionId, expiresAt: Infinity },
      storeHeader: storeId === null ? undefined : String(storeId),
      currency,
    },
    cookies: CookieJar.for(config),
    origin: config.publicOrigin,
    host: new URL(config.publicOrigin).host,
    locales: config.locales,
    isPage: true,
    idempotencyKey: undefined,
    setHeader: () => {},
    tagResponse: () => {},
    expireResponse: () => {},
    presence: { isOnline: () => false, markOnline: () => {} },
    locateAddress: () => undefined,
  }
}
