import { sql } from 'kysely'
import { openSession, type TokenPair } from '#modules/accounts/sessions.ts'
import type { Call, InputOf, OutputOf } from '../contract.ts'
import type { Locale } from '../constants.ts'
import type { TestApp } from './app.ts'
import { people, type Person } from './shop.ts'

export const testDevice = { userAgent: 'test', ip: '127.0.0.1' }

export type Answer<Body = unknown> = { status: number; body: Body; text: string; headers: Headers }
export type Options = {
  headers?: Record<string, string>
  idempotencyKey?: string
  storeId?: number
  currency?: string
  locale?: Locale
}

/** Someone with a browser: keeps cookies, sends what our own pages send. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #address: string
  readonly #bearer: string | undefined

  constructor(address: string, bearer?: string) {
    this.#address = address
    this.#bearer = bearer
  }

  get = (path: string, options: Options = {}) => this.send('GET', path, undefined, options)
  post = (path: string, body: unknown = {}, options: Options = {}) => this.send('POST', path, body, options)

  /** Makes a declared call; the input goes where the declaration says. */
  call<C extends Call>(
    call: C,
    input: InputOf<C> | Record<string, unknown>,
    options: Options = {},
  ): Promise<Answer<OutputOf<C>>> {
    const left = { ...input } as Record<string, unknown>
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = left[name]
      delete left[name]
      return encodeURIComponent(String(value))
    })
    const isRead = call.method === 'GET' || call.method === 'HEAD'
    const query =
      isRead || call.file
        ? Object.entries(left)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, String(value)])
        : []
    const search = query.length > 0 ? `?${new URLSearchParams(query)}` : ''
    return this.send(
      call.method,
      `/api/${path}${search}`,
      isRead ? undefined : call.file ? {} : left,
      options,
    ) as Promise<Answer<OutputOf<C>>>
  }

  /** Makes a declared call with a file, as a form of a page sends it. */
  upload<C extends Call>(
    call: C,
    input: Record<string, string>,
    file: { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string },
    options: Options = {},
  ): Promise<Answer<OutputOf<C>>> {
    const form = new FormData()
    form.set('file', new Blob([file.bytes], { type: file.type ?? 'application/octet-stream' }), file.name ?? 'file')
    return this.send(call.method, `/api/${call.path}?${new URLSearchParams(input)}`, form, options) as Promise<
      Answer<OutputOf<C>>
    >
  }

  async send(
    method: string,
    path: string,
    body: unknown,
    { headers = {}, idempotencyKey, storeId, currency, locale }: Options = {},
  ): Promise<Answer> {
    const response = await fetch(this.#address + path, {
      method,
      redirect: 'manual',
      body:
        body === undefined
          ? undefined
          : typeof body === 'string' || body instanceof FormData
            ? body
            : JSON.stringify(body),
      headers: {
        'accept-language': locale ?? 'en',
        ...(this.#bearer ? { authorization: `Bearer ${this.#bearer}` } : { 'sec-fetch-site': 'same-origin' }),
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(storeId === undefined ? {} : { 'x-store-id': String(storeId) }),
        ...(currency ? { currency } : {}),
        ...headers,
      },
    })
    this.#keep(response.headers.getSetCookie())
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    }
  }

  #keep(lines: readonly string[]) {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/max-age=0(;|$)/i.test(line)) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
  }
}

export const anonymous = ({ address }: TestApp) => new Visitor(address)

/** Signed in by cookies, as in a browser. */
export async function signedIn(app: TestApp, person: Person): Promise<Visitor> {
  return withCookies(app, await tokensOf(app, person))
}

/** An account that a test has made itself, signed in by cookies. */
export async function signedInAs(app: TestApp, accountId: string): Promise<Visitor> {
  return withCookies(
    app,
    await app.database.db.transaction().execute((tx) => openSession(tx, accountId, testDevice, new Date())),
  )
}

function withCookies({ address }: TestApp, { token, refreshToken }: TokenPair): Visitor {
  const visitor = new Visitor(address)
  visitor.cookies.set('token', token)
  visitor.cookies.set('refreshToken', refreshToken)
  return visitor
}

/** Signed in by an Authorization header, as a program. */
export const withBearer = async (app: TestApp, person: Person) =>
  new Visitor(app.address, (await tokensOf(app, person)).token)

/** A session without the sign-in; a banned account gets one too, as if it had been opened before the ban. */
export async function tokensOf({ database: { db } }: TestApp, person: Person, now = new Date()): Promise<TokenPair> {
  const { rows } = await sql<{ id: string }>`select id from accounts where email = ${people[person]}`.execute(db)
  return db.transaction().execute((tx) => openSession(tx, rows[0]!.id, testDevice, now))
}
