import { resolve } from 'node:path'
import { z } from 'zod'
import { type Locale, locales, supportPhone, type Variant } from './constants.ts'
import type { Reach } from './http/safe-fetch.ts'
import { isMailAddress } from './mail/address.ts'

export type Config = {
  port: number
  dataDir: string
  /** How long a server that was told to end goes on serving, so that load balancers notice. */
  drainSeconds: number
  /** Undefined: the embedded PostgreSQL serves. */
  databaseUrl: string | undefined
  databaseReplicaUrl: string | undefined
  /** Scheme and host of the default variant, without a slash at the end. */
  publicOrigin: string
  variant: Variant
  hosts: Record<Variant, readonly string[]>
  locales: readonly Locale[]
  demo: boolean
  rateLimits: boolean
  /** Proxies that may say for whom they ask: addresses, networks, or `loopback`, `linklocal` and `uniquelocal`. */
  trustedProxies: readonly string[]
  production: boolean
  logLevel: string
  /** Undefined: e-mails are kept for the development mailbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Where visitors' requests for help are mailed; undefined: they are only kept. */
  supportEmail: string | undefined
  /** The chat of each variant in a messenger. */
  messengerUrls: Record<Variant, string | undefined>
  /** Where SMS are posted; undefined: kept for the development mailbox. */
  sms: { url: string; token: string; sender: string } | undefined
  /** `subject`: whom push services ask about our pushes. `reach`: how they are reached, when not over the Internet. */
  push: { subject: string; reach?: Reach }
  /** `scriptUrl` and `url`: where browsers get the script and where tokens are checked, when not at the provider's usual addresses. */
  captcha:
    | { provider: 'recaptcha' | 'smartcaptcha'; siteKey: string; secret: string; scriptUrl?: string; url?: string }
    | undefined
  /** Daily rates of the Bank of Russia or of the European Central Bank; undefined: the rates stay as they are. */
  ratesUrl: string | undefined
  /** Source of company data by tax number. */
  dadataToken: string | undefined
  /** What the telephony provider signs its call records with; undefined: there are none. */
  telephonySecret: string | undefined
  /** Direct uploads by Uploadcare; undefined: files come through this server only. */
  uploadcare: { publicKey: string; secretKey: string; url: string } | undefined
  /** Whether administrators need a second factor before the panel opens. */
  adminSecondFactor: boolean
  /** Key of the hashes of codes and passwords that the database alone must not yield; undefined: made once, kept beside the data. */
  pepper: string | undefined
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const yes = z
  .enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'])
  .transform((text) => ['1', 'true', 'yes', 'on'].includes(text))
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be host names without a scheme')
const proxy = z.union(
  [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
)
const messengerUrl = z
  .url({ protocol: /^https$/, error: 'must begin with https://' })
  .max(300)
  .optional()
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

const Settings = z
  .object({
    PORT: z.coerce
      .number('must be a number')
      .int()
      .min(1, 'must be from 1 to 65535')
      .max(65_535, 'must be from 1 to 65535')
      .default(3000),
    DATA_DIR: z.string().min(1).default('data'),
    DRAIN_SECONDS: z.coerce
      .number('must be a number')
      .min(0, 'must be from 0 to 600')
      .max(600, 'must be from 0 to 600')
      .default(2),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_REPLICA_URL: databaseUrl.optional(),
    PUBLIC_ORIGIN: z
      .string()
      .regex(/^https?:\/\/[^/]+$/, 'must be like https://example.com, without a path')
      .optional(),
    PROJECT: z.enum(['b2b', 'trade'], 'must be b2b or trade').default('b2b'),
    B2B_HOSTS: list.pipe(z.array(host)).default([]),
    TRADE_HOSTS: list.pipe(z.array(host)).default([]),
    LOCALES: list.pipe(z.array(z.enum(locales, `must be some of ${locales.join(',')}`)).min(1)).default([...locales]),
    DEMO: yes.optional(),
    RATE_LIMITS: yes.default(true),
    TRUSTED_PROXIES: list.pipe(z.array(proxy)).default(['loopback']),
    NODE_ENV: z.string().default('production'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be like Name <mail@example.com>')
      .default('Tradeyard <no-reply@tradeyard.example>'),
    SUPPORT_EMAIL: z.string().refine(isMailAddress, 'must be one plain address').optional(),
    MESSENGER_URL: messengerUrl,
    TRADE_MESSENGER_URL: messengerUrl,
    SMS_URL: z.url({ protocol: /^https?$/, error: 'must begin with https://' }).optional(),
    SMS_TOKEN: z.string().default(''),
    SMS_SENDER: z.string().max(20).default('Tradeyard'),
    PUSH_SUBJECT: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
      .optional(),
    CAPTCHA: z.enum(['none', 'recaptcha', 'smartcaptcha'], 'must be none, recaptcha or smartcaptcha').default('none'),
    CAPTCHA_SITE_KEY: z.string().default(''),
    CAPTCHA_SECRET: z.string().default(''),
    CAPTCHA_URL: z.url({ protocol: /^https?$/, error: 'must begin with https://' }).optional(),
    CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/, error: 'must begin with https://' }).optional(),
    RATES_URL: z.url({ protocol: /^https?$/, error: 'must begin with https://' }).optional(),
    DADATA_TOKEN: z.string().optional(),
    TELEPHONY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    UPLOADCARE_PUBLIC_KEY: z.string().default(''),
    UPLOADCARE_SECRET_KEY: z.string().default(''),
    UPLOADCARE_URL: z
      .url({ protocol: /^https?$/, error: 'must begin with https://' })
      .default('https://api.uploadcare.com'),
    ADMIN_SECOND_FACTOR: yes.default(false),
    PEPPER: z.string().min(16, 'must have at least 16 characters').optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine(
    ({ CAPTCHA, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, UPLOADCARE_PUBLIC_KEY, UPLOADCARE_SECRET_KEY }, context) => {
      if (Boolean(UPLOADCARE_PUBLIC_KEY) !== Boolean(UPLOADCARE_SECRET_KEY))
        context.addIssue({
          code: 'custom',
          path: ['UPLOADCARE_PUBLIC_KEY'],
          message: 'needs UPLOADCARE_SECRET_KEY, and the other way round',
        })
      if (CAPTCHA !== 'none' && !(CAPTCHA_SITE_KEY && CAPTCHA_SECRET))
        context.addIssue({ code: 'custom', path: ['CAPTCHA'], message: 'needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET' })
    },
  )

const demonstrationMessenger = `https://wa.me/${supportPhone.replace(/\D/g, '')}`

/** Reads every setting once. Throws one message that names each bad value. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) throw new Error(explain(parsed.error))
  const settings = parsed.data
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`
  const own = new URL(publicOrigin).host
  const hosts = { b2b: settings.B2B_HOSTS, trade: settings.TRADE_HOSTS }
  const demo = settings.DEMO ?? settings.DATABASE_URL === undefined
  const local = settings.PUBLIC_ORIGIN ? [] : [`trade.localhost:${settings.PORT}`]
  return {
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    drainSeconds: settings.DRAIN_SECONDS,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    publicOrigin,
    variant: settings.PROJECT,
    hosts: {
      b2b: settings.PROJECT === 'b2b' ? [own, ...hosts.b2b] : hosts.b2b,
      trade: settings.PROJECT === 'trade' ? [own, ...hosts.trade] : [...hosts.trade, ...local],
    },
    locales: settings.LOCALES,
    demo,
    rateLimits: settings.RATE_LIMITS,
    trustedProxies: settings.TRUSTED_PROXIES,
    production: settings.NODE_ENV !== 'development',
    logLevel: settings.LOG_LEVEL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    supportEmail: settings.SUPPORT_EMAIL ?? (demo ? 'support@tradeyard.example' : undefined),
    messengerUrls: {
      b2b: settings.MESSENGER_URL ?? (demo ? demonstrationMessenger : undefined),
      trade: settings.TRADE_MESSENGER_URL ?? (demo ? demonstrationMessenger : undefined),
    },
    sms:
      settings.SMS_URL === undefined
        ? undefined
        : { url: settings.SMS_URL, token: settings.SMS_TOKEN, sender: settings.SMS_SENDER },
    push: { subject: settings.PUSH_SUBJECT ?? `mailto:${addressOf(settings.MAIL_FROM)}` },
    captcha:
      settings.CAPTCHA === 'none'
        ? undefined
        : {
            provider: settings.CAPTCHA,
            siteKey: settings.CAPTCHA_SITE_KEY,
            secret: settings.CAPTCHA_SECRET,
            scriptUrl: settings.CAPTCHA_SCRIPT_URL,
            url: settings.CAPTCHA_URL,
          },
    ratesUrl: settings.RATES_URL,
    dadataToken: settings.DADATA_TOKEN,
    telephonySecret: settings.TELEPHONY_SECRET,
    uploadcare: settings.UPLOADCARE_SECRET_KEY
      ? {
          publicKey: settings.UPLOADCARE_PUBLIC_KEY,
          secretKey: settings.UPLOADCARE_SECRET_KEY,
          url: settings.UPLOADCARE_URL.replace(/\/$/, ''),
        }
      : undefined,
    adminSecondFactor: settings.ADMIN_SECOND_FACTOR,
    pepper: settings.PEPPER,
  }
}

const addressOf = (sender: string) => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender

function explain(error: z.ZodError) {
  const lines = error.issues.map((issue) => `  ${issue.path[0]?.toString() ?? ''}: ${issue.message}`)
  return `These settings cannot be used:\n${lines.join('\n')}`
}
