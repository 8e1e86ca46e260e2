import { sql } from 'kysely'
import { openSession, type TokenPair } from '#modules/accounts/sessions/sessions.ts'
import type { Call, InputOf, OutputOf } from '../contract.ts'
import type { Locale } from '../constants.ts'
import type { TestApp } from './app.ts'
import { people, type Person } from './shop.ts'

export const testDevice = { userAgent: 'test', ip: '127.0.0.1' }

export type ApiResponse<Body = unknown> = { status: number; body: Body; text: string; headers: Headers }
/** `200`, or `404 chats.notFound`. */
export const statusAndCode = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`.trim()
export const errorCode = ({ body }: { body: unknown }) => (body as { code: string }).code

export type RequestOptions = {
  headers?: Record<string, string>
  idempotencyKey?: string
  storeId?: number
  currency?: string
  locale?: Locale
}

/** A test client that behaves as a browser: keeps cookies and sends the headers of our own pages. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #address: string
  readonly #bearer: string | undefined

  constructor(address: string, bearer?: string) {
    this.#address = address
    this.#bearer = bearer
  }

  get = (path: string, options: RequestOptions = {}) => this.send('GET', path, undefined, options)
  post = (path: string, body: unknown = {}, options: RequestOptions = {}) => this.send('POST', path, body, options)

  /** Makes a declared call, with the input in path, query or body as declared. */
  call<C extends Call>(
    call: C,
    input: InputOf<C> | Record<string, unknown>,
    options: RequestOptions = {},
  ): Promise<ApiResponse<OutputOf<C>>> {
    const remaining = { ...input } as Record<string, unknown>
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = remaining[name]
      delete remaining[name]
      return encodeURIComponent(String(value))
    })
    const isRead = call.method === 'GET' || call.method === 'HEAD'
    const query =
      isRead || call.file
        ? Object.entries(remaining)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, String(value)])
        : []
    const search = query.length > 0 ? `?${new URLSearchParams(query)}` : ''
    return this.send(
      call.method,
      `/api/${path}${search}`,
      isRead ? undefined : call.file ? {} : call.listField ? remaining[call.listField] : remaining,
      options,
    ) as Promise<ApiResponse<OutputOf<C>>>
  }

  /** Makes a declared call with a file as multipart/form-data. */
  upload<C extends Call>(
    call: C,
    input: Record<string, string>,
    file: { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string },
    options: RequestOptions = {},
  ): Promise<ApiResponse<OutputOf<C>>> {
    const form = new FormData()
    form.set('file', new Blob([file.bytes], { type: file.type ?? 'application/octet-stream' }), file.name ?? 'file')
    return this.send(call.method, `/api/${call.path}?${new URLSearchParams(input)}`, form, options) as Promise<
      ApiResponse<OutputOf<C>>
    >
  }

  async send(
    method: string,
    path: string,
    body: unknown,
    { headers = {}, idempotencyKey, storeId, currency, locale }: RequestOptions = {},
  ): Promise<ApiResponse> {
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

/** A visitor who is signed in by cookies, as in a browser. */
export async function signedIn(app: TestApp, person: Person): Promise<Visitor> {
  return withCookies(app, await tokensOf(app, person))
}

/** Several people, signed in, by name. */
export async function signedInEach<Name extends Person>(app: TestApp, ...names: Name[]) {
  const visitors = await Promise.all(names.map(async (name) => [name, await signedIn(app, name)] as const))
  return Object.fromEntries(visitors) as Record<Name, Visitor>
}

/** As `signedIn`, for an account that a test has created. */
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

/** A visitor who is signed in by an Authorization header, as an API client. */
export const withBearer = async (app: TestApp, person: Person) =>
  new Visitor(app.address, (await tokensOf(app, person)).token)

/** Opens a session without the sign-in call. Works for a banned account too, as if it had signed in before the ban. */
export async function tokensOf({ database: { db } }: TestApp, person: Person, now = new Date()): Promise<TokenPair> {
  const { rows } = await sql<{ id: string }>`select id from accounts where email = ${people[person]}`.execute(db)
  return db.transaction().execute((tx) => openSession(tx, rows[0]!.id, testDevice, now))
}
