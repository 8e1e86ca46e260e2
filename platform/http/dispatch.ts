import type { z } from 'zod'
import { checkCaptcha } from '../captcha/captcha.ts'
import type { AdminFeature, Call, InputOf, OutputOf } from '../contract.ts'
import type { Config } from '../config.ts'
import type { Locale } from '../constants.ts'
import type { Db } from '../db/database.ts'
import { invalidInput, requestErrors } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Caller } from './caller.ts'
import type { CookieJar } from './cookies.ts'
import { fieldErrorsOf } from './field-errors.ts'
import type { Limits } from './limits.ts'
import type { Presence } from '../realtime/presence.ts'
import type { SentFile } from './receive-file.ts'

export type Member = { storeId: number; role: 'Owner' | 'Manager' | 'Operator' }

/** What a handler is given. `member` is set for calls of access `seller`. */
export type Context<C extends Call = Call> = {
  db: Db
  /** May lag behind `db`: only for reads that need not show the caller's own last write. */
  replica: Db
  input: z.output<C['input']>
  caller: Caller
  member: Member | undefined
  cookies: CookieJar
  now: Date
  log: Log
  config: Config
  origin: string
  /** The host that was asked, with its port: one that is served here. */
  host: string
  locales: readonly Locale[]
  setHeader: (name: string, value: string) => void
  idempotencyKey: string | undefined
  /** For calls of access `provider`: the bytes that were sent, and the signature that came with them. */
  signed?: { body: Buffer; signature: string }
  /** For calls with a file: reads it, once. */
  receiveFile?: () => Promise<SentFile>
  /** Who is at a stream now, by topic. */
  presence: Pick<Presence, 'isOnline' | 'see'>
  /** Names what the answer shows, so that a cached page is dropped when that changes. */
  shows: (...tags: string[]) => void
}

export type Handler = { call: Call; run: (context: Context) => Promise<unknown> }

export const on = <C extends Call>(call: C, run: (context: Context<C>) => Promise<z.input<C['output']>>): Handler => ({
  call,
  run: run as Handler['run'],
})

/** The questions about people that only the business can answer. */
export type Gate = {
  memberOf: (db: Db, accountId: string, storeId: number) => Promise<Member | undefined>
  /** Throws for a banned network or session; asked before anything is written. */
  refuseBanned: (db: Db, caller: Caller, now: Date) => Promise<void>
  /** Throws where the session lacks the second factor that the settings ask of administrators. */
  hasFeature: (
    db: Db,
    account: NonNullable<Caller['account']>,
    feature: AdminFeature,
    config: Config,
  ) => Promise<boolean>
}

export type Request = Omit<Context, 'input' | 'member'>
export type Dispatch = <C extends Call>(call: C, input: InputOf<C>, request: Request) => Promise<OutputOf<C>>

/** Hop 1 of every request: access, limit, input, handler. Pages and the HTTP interface both come through here. */
export function createDispatch(handlers: readonly Handler[], gate: Gate, limits: Limits): Dispatch {
  const byId = new Map(handlers.map((handler) => [handler.call.id, handler]))

  return async (call, input, request) => {
    const handler = byId.get(call.id)
    if (!handler) throw requestErrors.notFound()
    if (handler.call.method !== 'GET' && handler.call.method !== 'HEAD')
      await gate.refuseBanned(request.db, request.caller, request.now)
    const member = await admit(handler.call, request)
    await limits.spend(call.limit, request.caller)
    const parsed = handler.call.input.safeParse(withoutNul(input))
    if (!parsed.success) throw refusal(parsed.error)
    await askCaptcha(handler.call, parsed.data, request)
    return (await handler.run({ ...request, member, input: parsed.data })) as never
  }

  async function admit({ access }: Call, { caller, config, db }: Request): Promise<Member | undefined> {
    if (access === 'public' || access === 'session' || access === 'provider') return undefined
    if (!caller.account) throw requestErrors.unauthenticated()
    if (access === 'user') return undefined
    if (access === 'seller') {
      const storeId = Number(caller.storeHeader)
      const member = Number.isInteger(storeId) ? await gate.memberOf(db, caller.account.id, storeId) : undefined
      if (!member) throw requestErrors.forbidden()
      return member
    }
    const feature = access.slice('admin:'.length) as AdminFeature
    if (!(await gate.hasFeature(db, caller.account, feature, config))) throw requestErrors.forbidden()
    return undefined
  }
}

/** Without a verdict of the provider the call is refused: what it guards costs money, or writes to strangers. */
async function askCaptcha({ captcha: action }: Call, input: { captchaToken?: unknown }, { caller, config }: Request) {
  if (!action || !config.captcha || caller.account) return
  const token = input.captchaToken
  if (typeof token !== 'string' || token === '') throw requestErrors.captchaMissing()
  const verdict = await checkCaptcha(config, { token, action, ip: caller.ip })
  if (verdict === 'unavailable') throw requestErrors.captchaUnavailable()
  if (verdict === 'failed') throw requestErrors.captchaFailed()
}

const deepest = 32

/** PostgreSQL has no way to store U+0000, and no text needs it. */
function withoutNul(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw requestErrors.malformed()
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value
  if (Array.isArray(value)) return value.map((item) => withoutNul(item, depth + 1))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNul(inner, depth + 1)]))
}

/** An unknown partition, section or path id reads as an unknown address; everything else names its field. */
function refusal(error: z.ZodError) {
  const errors = fieldErrorsOf(error)
  if (errors.some(({ path }) => path === 'p' || path === 'g')) return requestErrors.notFound()
  return invalidInput(errors)
}
