import type { z } from 'zod'
import { checkCaptcha } from '../captcha/captcha.ts'
import type { AdminFeature, Call, InputOf, LimitClass, OutputOf } from '../contract.ts'
import type { Config } from '../config.ts'
import type { Locale } from '../constants.ts'
import type { Db } from '../db/database.ts'
import { AppError, invalidInput, requestErrors } from '../errors.ts'
import { assertValidKey } from '../idempotency.ts'
import type { Log } from '../log.ts'
import type { Caller } from './caller.ts'
import { CookieJar } from './cookies.ts'
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
  /** Called while a page is made, which was counted as a whole. */
  isPage?: boolean
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

const readLimits: ReadonlySet<LimitClass> = new Set(['read', 'search'])

/** Hop 1 of every request: access, limit, input, handler. Pages and the HTTP interface both come through here. */
export function createDispatch(handlers: readonly Handler[], gate: Gate, limits: Limits): Dispatch {
  const byId = new Map(handlers.map((handler) => [handler.call.id, handler]))

  return async (call, input, request) => {
    assertValidKey(request.idempotencyKey)
    const handler = byId.get(call.id)
    if (!handler) throw requestErrors.notFound()
    if (handler.call.method !== 'GET' && handler.call.method !== 'HEAD')
      await gate.refuseBanned(request.db, request.caller, request.now)
    const member = await admit(handler.call, request)
    if (!request.isPage || !readLimits.has(call.limit)) await limits.spend(call.limit, request.caller)
    const parsed = handler.call.input.safeParse(storable(input))
    if (!parsed.success) throw refusal(parsed.error)
    await askCaptcha(handler.call, parsed.data, request)
    return (await runWithCookies(handler, { ...request, member, input: parsed.data })) as never
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

/** A call's cookies leave with its answer or its refusal. What an outage breaks off may not have happened, so the visitor keeps what they have. */
async function runWithCookies(handler: Handler, context: Context) {
  const cookies = new CookieJar(context.cookies.isSecure)
  try {
    const answer = await handler.run({ ...context, cookies })
    context.cookies.add(cookies)
    return answer
  } catch (error) {
    if (error instanceof AppError) context.cookies.add(cookies)
    throw error
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

/** An input that PostgreSQL can store: U+0000 is refused, which no text needs, and half of a surrogate pair becomes U+FFFD. */
function storable(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw requestErrors.malformed()
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner, depth + 1)]),
  )
}

function storableText(text: string) {
  if (text.includes('\0')) throw requestErrors.malformed()
  return text.toWellFormed()
}

/** An unknown partition, section or path id reads as an unknown address; everything else names its field. */
function refusal(error: z.ZodError) {
  const errors = fieldErrorsOf(error)
  if (errors.some(({ path }) => path === 'p' || path === 'g')) return requestErrors.notFound()
  return invalidInput(errors)
}
