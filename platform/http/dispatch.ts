import type { z } from 'zod'
import { recordActingStep } from '../acting-steps.ts'
import { checkCaptcha } from '../captcha/captcha.ts'
import {
  type AdminFeature,
  type Call,
  type InputOf,
  isAllowedWhileActing,
  isWrite,
  type LimitClass,
  type OutputOf,
} from '../contract.ts'
import type { CacheTag } from '../cache.ts'
import type { Config } from '../config.ts'
import type { ApiScope, Locale } from '../constants.ts'
import type { Db } from '../db/database.ts'
import { AppError, invalidInput, requestErrors } from '../errors.ts'
import { assertValidKey } from '../idempotency.ts'
import type { Log } from '../log.ts'
import type { Acting, Caller } from './caller.ts'
import { CookieJar } from './cookies.ts'
import { fieldErrorsOf } from './field-errors.ts'
import type { Limits } from './limits.ts'
import type { GeoIp } from '../geoip/geoip.ts'
import type { Presence } from '../realtime/presence.ts'
import type { UploadedFile } from './receive-file.ts'

export type Member = {
  storeId: number
  role: 'Owner' | 'Manager' | 'Operator'
  /** The store is closed: its people only read. */
  isReadOnly: boolean
}

/** The key of a program, for the calls of its scopes. */
export type ApiKey = { id: string; storeId: number; scopes: readonly ApiScope[] }

/** The context of a handler. `member` is set for calls of access `seller`, `apiKey` for those of access `key`. */
export type Context<C extends Call = Call> = {
  db: Db
  /** May lag behind `db`, but not behind what the caller has written or seen. */
  replica: Db
  input: z.output<C['input']>
  caller: Caller
  member: Member | undefined
  apiKey: ApiKey | undefined
  cookies: CookieJar
  now: Date
  log: Log
  config: Config
  origin: string
  /** The validated Host of the request, with its port. */
  host: string
  locales: readonly Locale[]
  setHeader: (name: string, value: string) => void
  idempotencyKey: string | undefined
  /** For calls of access `provider`: the raw body and its signature. */
  signed?: { body: Buffer; signature: string }
  /** For calls with a file: receives it; can be called once. */
  receiveFile?: () => Promise<UploadedFile>
  /** Which topics are online. */
  presence: Pick<Presence, 'isOnline' | 'markOnline'>
  locateAddress: GeoIp['locate']
  /** Whether the call is part of a page render, which is rate-limited as a whole. */
  isPage?: boolean
  /** Adds cache tags to the response: a page made from it is invalidated with them. */
  tagResponse: (...tags: CacheTag[]) => void
  /** A page made from the response is cached until then at most. */
  expireResponse: (at: Date) => void
}

export type Handler = { call: Call; run: (context: Context) => Promise<unknown> }

export const on = <C extends Call>(call: C, run: (context: Context<C>) => Promise<z.input<C['output']>>): Handler => ({
  call,
  run: run as Handler['run'],
})

/** Decisions about permissions, which the modules implement. */
export type Authorizer = {
  memberOf: (db: Db, accountId: string, storeId: number) => Promise<Member | undefined>
  /** Undefined for a token that is unknown or revoked. */
  findApiKey: (db: Db, token: string, now: Date) => Promise<ApiKey | undefined>
  /** Throws for a banned network or session. Called before every write. */
  assertNotBanned: (db: Db, caller: Caller, now: Date) => Promise<void>
  /** Throws when the session lacks the second factor that the settings require of administrators. */
  hasFeature: (
    db: Db,
    account: NonNullable<Caller['account']>,
    feature: AdminFeature | 'any',
    config: Config,
  ) => Promise<boolean>
}

export type RequestContext = Omit<Context, 'input' | 'member' | 'apiKey'>
export type Dispatch = <C extends Call>(call: C, input: InputOf<C>, request: RequestContext) => Promise<OutputOf<C>>

const readLimits: ReadonlySet<LimitClass> = new Set(['read', 'search'])

/** Runs a call: authorization, rate limit, validation, captcha, handler. Both pages and the HTTP API go through here. */
export function createDispatch(handlers: readonly Handler[], authorizer: Authorizer, limits: Limits): Dispatch {
  const byId = new Map(handlers.map((handler) => [handler.call.id, handler]))

  return async (call, input, request) => {
    assertValidKey(request.idempotencyKey)
    const handler = byId.get(call.id)
    if (!handler) throw requestErrors.notFound()
    if (request.caller.acting) await assertAllowedWhileActing(handler.call, request, request.caller.acting)
    if (isWrite(handler.call)) await authorizer.assertNotBanned(request.db, request.caller, request.now)
    const { member, apiKey } = await authorize(handler.call, request)
    if (!request.isPage || !readLimits.has(call.limit)) await limits.spend(call.limit, request.caller)
    const parsed = handler.call.input.safeParse(toStorable(input), { reportInput: true })
    if (!parsed.success) throw toValidationError(parsed.error)
    await requireCaptcha(handler.call, parsed.data, request)
    return (await runWithCookies(handler, { ...request, member, apiKey, input: parsed.data })) as never
  }

  async function authorize(call: Call, request: RequestContext): Promise<Authorized> {
    const { access, isForClosedStores } = call
    const { caller, config, db } = request
    if (access === 'public' || access === 'session' || access === 'provider') return nobody
    if (access.startsWith('key:')) return { ...nobody, apiKey: await authorizeProgram(access, request) }
    if (!caller.account) throw caller.refusal ?? requestErrors.unauthenticated()
    if (access === 'user') return nobody
    if (access === 'seller') {
      const storeId = Number(caller.storeHeader)
      const member = Number.isInteger(storeId) ? await authorizer.memberOf(db, caller.account.id, storeId) : undefined
      if (!member) throw requestErrors.forbidden()
      if (member.isReadOnly && isWrite(call) && !isForClosedStores) throw requestErrors.storeClosed()
      return { ...nobody, member }
    }
    const feature = access === 'admin' ? 'any' : (access.slice('admin:'.length) as AdminFeature)
    if (!(await authorizer.hasFeature(db, caller.account, feature, config))) throw requestErrors.forbidden()
    return nobody
  }

  async function authorizeProgram(access: string, { caller, db, now }: RequestContext): Promise<ApiKey> {
    const apiKey = caller.apiToken ? await authorizer.findApiKey(db, caller.apiToken, now) : undefined
    if (!apiKey) throw caller.refusal ?? requestErrors.apiKeyInvalid()
    if (!apiKey.scopes.includes(access.slice('key:'.length) as ApiScope)) throw requestErrors.apiKeyScope()
    return apiKey
  }
}

/** A page is recorded by its path, so that only what it writes is recorded beside it. */
async function assertAllowedWhileActing(call: Call, { db, isPage, now }: RequestContext, { id }: Acting) {
  if (isPage && isWrite(call)) await recordActingStep(db, id, call.id, now)
  if (!isAllowedWhileActing(call)) throw requestErrors.notWhileActing()
}

type Authorized = { member: Member | undefined; apiKey: ApiKey | undefined }
const nobody: Authorized = { member: undefined, apiKey: undefined }

/** Sets the cookies of a call on success and on application errors. After an unexpected failure the outcome is unknown, so the client keeps its cookies. */
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

/** Fails closed when the provider gives no verdict: the protected calls cost money or message strangers. */
async function requireCaptcha(
  { captcha: action }: Call,
  input: { captchaToken?: unknown },
  { caller, config }: RequestContext,
) {
  if (!action || !config.captcha || caller.account) return
  const token = input.captchaToken
  if (typeof token !== 'string' || token === '') throw requestErrors.captchaMissing()
  const verdict = await checkCaptcha(config, { token, action, ip: caller.ip })
  if (verdict === 'unavailable') throw requestErrors.captchaUnavailable()
  if (verdict === 'failed') throw requestErrors.captchaFailed()
}

const maxDepth = 32

/** Makes the input storable in PostgreSQL: refuses U+0000 and replaces lone surrogates by U+FFFD. */
function toStorable(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw requestErrors.malformed()
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map((item) => toStorable(item, depth + 1))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [toStorableText(key), toStorable(child, depth + 1)]),
  )
}

function toStorableText(text: string) {
  if (text.includes('\0')) throw requestErrors.malformed()
  return text.toWellFormed()
}

/** An invalid partition or section is a 404; other invalid input is a 422 with its fields. */
function toValidationError(error: z.ZodError) {
  const errors = fieldErrorsOf(error)
  if (errors.some(({ path }) => path === 'p' || path === 'g')) return requestErrors.notFound()
  return invalidInput(errors)
}
