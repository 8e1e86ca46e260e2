import { resolve } from 'node:path'
import { z } from 'zod'
import { type Locale, locales, supportPhones, type Variant } from './constants.ts'
import { type Bucket, bucketSettings, checkBucketSettings, readBucket } from './files/bucket-settings.ts'
import { checkUploadcareSettings, readUploadcare, uploadcareSettings } from './files/uploadcare-settings.ts'
import type { FetchTransport } from './http/outbound/safe-fetch.ts'
import { isEmailAddress } from './mail/address.ts'
import { checkRobokassaSettings, readRobokassa, type Robokassa, robokassaSettings } from './robokassa-settings.ts'

export const roles = ['all', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

export type Config = {
  /** `web` serves HTTP and enqueues jobs, `worker` runs jobs and schedules, `all` does both. */
  role: Role
  port: number
  dataDir: string
  /** How long a process serves after SIGTERM, so that load balancers notice. */
  drainSeconds: number
  /** Event loop delay from which load is shed; 0: never. */
  maxEventLoopDelayMs: number
  /** Undefined: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined
  databaseReplicaUrl: string | undefined
  /** Scheme and host of the default variant, without a slash at the end. */
  publicOrigin: string
  variant: Variant
  hosts: Record<Variant, readonly string[]>
  locales: readonly Locale[]
  demo: boolean
  rateLimits: boolean
  /** Proxies whose X-Forwarded headers are trusted: addresses, networks, or `loopback`, `linklocal` and `uniquelocal`. */
  trustedProxies: readonly string[]
  production: boolean
  logLevel: string
  /** Undefined: e-mails are kept for the development mailbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Recipient of visitors' requests for help, and contact for holders of suspended accounts; undefined: requests are only stored. */
  supportEmail: string | undefined
  /** Legal name, address and contact of the company that runs the site, as lines in the foot of e-mails. */
  imprint: readonly string[]
  /** The chat of each variant in a messenger. */
  messengerUrls: Record<Variant, string | undefined>
  /** Further links of the Russian menu: paths of this site or web addresses. */
  menuLinks: { blog?: string; promotion?: string; verification: string }
  /** Endpoint for SMS; undefined: they are kept for the development mailbox. */
  sms: { url: string; token: string; sender: string } | undefined
  /** `subject`: the contact for push services (VAPID). `transport`: replaces the network in tests. */
  push: { subject: string; transport?: FetchTransport }
  /** `scriptUrl` and `url` override the provider's addresses of the browser script and of the verification. */
  captcha:
    | { provider: 'recaptcha' | 'smartcaptcha'; siteKey: string; secret: string; scriptUrl?: string; url?: string }
    | undefined
  /** Daily rates of the Bank of Russia or of the European Central Bank; undefined: the rates stay as they are. */
  ratesUrl: string | undefined
  /** Database of IP addresses in MMDB format; undefined: addresses are not located. */
  geoipFile: string | undefined
  /** Source of company data by tax number. */
  dadataToken: string | undefined
  /** HMAC key of the telephony provider's call records; undefined: none are accepted. */
  telephonySecret: string | undefined
  /** Takes payments; undefined: nobody can pay, except at the stand-in of a demonstration. */
  robokassa: Robokassa | undefined
  /** Direct uploads by Uploadcare; undefined: files come through this server only. */
  uploadcare: { publicKey: string; secretKey: string; url: string } | undefined
  /** Keeps uploads and recordings; undefined: a folder in `dataDir`. */
  bucket: Bucket | undefined
  /** Nodes of an OpenSearch cluster; empty: PostgreSQL and this process search products. */
  searchUrls: readonly string[]
  /** Of an uploaded video. */
  maxVideoBytes: number
  /** Whether administrators need a second factor before the panel opens. */
  adminSecondFactor: boolean
  /** Key of the hashes of codes and passwords, stored apart from the database; undefined: generated once in `dataDir`. */
  pepper: string | undefined
}

const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const boolean = z
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
const menuLink = z
  .string()
  .max(300)
  .regex(/^(https:\/\/[^\s]+|\/([^/\s][^\s]*)?)$/, 'must begin with https://, or be a path such as /blog')
const searchUrl = z.url({ protocol: /^https?$/, error: 'must be addresses such as https://name:password@host:9200' })
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

const Settings = z
  .object({
    ROLE: z.enum(roles, `must be ${roles.join(', ')}`).default('all'),
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
    MAX_EVENT_LOOP_DELAY: z.coerce
      .number('must be a number')
      .min(0, 'must be from 0 to 60000')
      .max(60_000, 'must be from 0 to 60000')
      .default(2_000),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_REPLICA_URL: databaseUrl.optional(),
    PUBLIC_ORIGIN: z
      .string()
      .regex(/^https?:\/\/[^/]+$/, 'must be like https://example.com, without a path')
      .optional(),
    PROJECT: z.enum(['b2b', 'trade'], 'must be b2b or trade').default('b2b'),
    B2B_HOSTS: commaList.pipe(z.array(host)).default([]),
    TRADE_HOSTS: commaList.pipe(z.array(host)).default([]),
    LOCALES: commaList
      .pipe(z.array(z.enum(locales, `must be some of ${locales.join(',')}`)).min(1))
      .default([...locales]),
    DEMO: boolean.optional(),
    RATE_LIMITS: boolean.default(true),
    TRUSTED_PROXIES: commaList.pipe(z.array(proxy)).default(['loopback']),
    NODE_ENV: z.string().default('production'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be like Name <mail@example.com>')
      .default('Tradeyard <no-reply@tradeyard.example>'),
    SUPPORT_EMAIL: z.string().refine(isEmailAddress, 'must be one plain address').optional(),
    IMPRINT: z
      .string()
      .max(500, 'must have at most 500 characters')
      .transform((text) => text.split('|').map((line) => line.trim()))
      .optional(),
    MESSENGER_URL: messengerUrl,
    TRADE_MESSENGER_URL: messengerUrl,
    BLOG_URL: menuLink.optional(),
    PROMOTION_GUIDE_URL: menuLink.optional(),
    SUPPLIER_VERIFICATION_URL: menuLink.default('/verification'),
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
    GEOIP_FILE: z.string().optional(),
    DADATA_TOKEN: z.string().optional(),
    TELEPHONY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    ...robokassaSettings,
    ...uploadcareSettings,
    MAX_VIDEO_MB: z.coerce
      .number('must be a number')
      .int()
      .min(1, 'must be from 1 to 1000')
      .max(1_000, 'must be from 1 to 1000')
      .default(100),
    ...bucketSettings,
    SEARCH_URL: commaList.pipe(z.array(searchUrl)).default([]),
    ADMIN_SECOND_FACTOR: boolean.default(false),
    PEPPER: z.string().min(16, 'must have at least 16 characters').optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine(checkBucketSettings)
  .superRefine(checkRobokassaSettings)
  .superRefine(checkUploadcareSettings)
  .superRefine(({ ROLE, DATABASE_URL, CAPTCHA, CAPTCHA_SITE_KEY, CAPTCHA_SECRET }, context) => {
    if (ROLE !== 'all' && DATABASE_URL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['ROLE'],
        message: 'web and worker need DATABASE_URL: the embedded database serves one process',
      })
    if (CAPTCHA !== 'none' && !(CAPTCHA_SITE_KEY && CAPTCHA_SECRET))
      context.addIssue({ code: 'custom', path: ['CAPTCHA'], message: 'needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET' })
  })

const demoImprint = ['Tradeyard d.o.o., Bulevar Mihajla Pupina 10, 11070 Beograd', 'support@tradeyard.example']
const demoMessengerUrl = (variant: Variant) => `https://wa.me/${supportPhones[variant].replace(/\D/g, '')}`

/** Reads and validates all settings. Throws one error that names every invalid one. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(nonEmpty)
  if (!parsed.success) throw new Error(describeIssues(parsed.error))
  const settings = parsed.data
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`
  const ownHost = new URL(publicOrigin).host
  const hosts = { b2b: settings.B2B_HOSTS, trade: settings.TRADE_HOSTS }
  const demo = settings.DEMO ?? settings.DATABASE_URL === undefined
  const local = settings.PUBLIC_ORIGIN ? [] : [`trade.localhost:${settings.PORT}`]
  return {
    role: settings.ROLE,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    drainSeconds: settings.DRAIN_SECONDS,
    maxEventLoopDelayMs: settings.MAX_EVENT_LOOP_DELAY,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    publicOrigin,
    variant: settings.PROJECT,
    hosts: {
      b2b: settings.PROJECT === 'b2b' ? [ownHost, ...hosts.b2b] : hosts.b2b,
      trade: settings.PROJECT === 'trade' ? [ownHost, ...hosts.trade] : [...hosts.trade, ...local],
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
    imprint: settings.IMPRINT ?? (demo ? demoImprint : []),
    messengerUrls: {
      b2b: settings.MESSENGER_URL ?? (demo ? demoMessengerUrl('b2b') : undefined),
      trade: settings.TRADE_MESSENGER_URL ?? (demo ? demoMessengerUrl('trade') : undefined),
    },
    menuLinks: {
      blog: settings.BLOG_URL,
      promotion: settings.PROMOTION_GUIDE_URL,
      verification: settings.SUPPLIER_VERIFICATION_URL,
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
    geoipFile: settings.GEOIP_FILE && resolve(settings.GEOIP_FILE),
    dadataToken: settings.DADATA_TOKEN,
    telephonySecret: settings.TELEPHONY_SECRET,
    robokassa: readRobokassa(settings),
    uploadcare: readUploadcare(settings),
    bucket: readBucket(settings),
    searchUrls: settings.SEARCH_URL,
    maxVideoBytes: settings.MAX_VIDEO_MB * 1024 * 1024,
    adminSecondFactor: settings.ADMIN_SECOND_FACTOR,
    pepper: settings.PEPPER,
  }
}

const addressOf = (sender: string) => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender

function describeIssues(error: z.ZodError) {
  const lines = error.issues.map((issue) => `  ${issue.path[0]?.toString() ?? ''}: ${issue.message}`)
  return `These settings cannot be used:\n${lines.join('\n')}`
}
