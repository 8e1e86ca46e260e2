import { resolve } from 'node:path'
import { z } from 'zod'
import { type Locale, locales, type Variant } from './constants.ts'

export type Config = {
  port: number
  dataDir: string
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
  production: boolean
  logLevel: string
}

const list = z.string().transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean))
const yes = z.enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off']).transform((text) => ['1', 'true', 'yes', 'on'].includes(text))
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be host names without a scheme')
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

const Settings = z.object({
  PORT: z.coerce.number('must be a number').int().min(1, 'must be from 1 to 65535').max(65_535, 'must be from 1 to 65535').default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  PUBLIC_ORIGIN: z.string().regex(/^https?:\/\/[^/]+$/, 'must be like https://example.com, without a path').optional(),
  PROJECT: z.enum(['b2b', 'trade'], 'must be b2b or trade').default('b2b'),
  B2B_HOSTS: list.pipe(z.array(host)).default([]),
  TRADE_HOSTS: list.pipe(z.array(host)).default([]),
  LOCALES: list.pipe(z.array(z.enum(locales, `must be some of ${locales.join(',')}`)).min(1)).default([...locales]),
  DEMO: yes.optional(),
  RATE_LIMITS: yes.default(true),
  NODE_ENV: z.string().default('production'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Reads every setting once. Throws one message that names each bad value. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) throw new Error(explain(parsed.error))
  const settings = parsed.data
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`
  const own = new URL(publicOrigin).host
  const hosts = { b2b: settings.B2B_HOSTS, trade: settings.TRADE_HOSTS }
  const local = settings.PUBLIC_ORIGIN ? [] : [`trade.localhost:${settings.PORT}`]
  return {
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    publicOrigin,
    variant: settings.PROJECT,
    hosts: {
      b2b: settings.PROJECT === 'b2b' ? [own, ...hosts.b2b] : hosts.b2b,
      trade: settings.PROJECT === 'trade' ? [own, ...hosts.trade] : [...hosts.trade, ...local],
    },
    locales: settings.LOCALES,
    demo: settings.DEMO ?? settings.DATABASE_URL === undefined,
    rateLimits: settings.RATE_LIMITS,
    production: settings.NODE_ENV !== 'development',
    logLevel: settings.LOG_LEVEL,
  }
}

function explain(error: z.ZodError) {
  const lines = error.issues.map((issue) => `  ${issue.path[0]?.toString() ?? ''}: ${issue.message}`)
  return `These settings cannot be used:\n${lines.join('\n')}`
}
