export type FieldError = { path: string; code: string; message?: string }
type Values = Record<string, string | number>

/** Retry-After of a 503. */
const retrySeconds = '2'

/** An error for the client, as a code; its text is looked up in the caller's language when the response is sent. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly values: Values
  readonly errors: readonly FieldError[]
  readonly headers: Record<string, string>

  constructor(
    code: string,
    status: number,
    options: { values?: Values; errors?: readonly FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.values = options.values ?? {}
    this.errors = options.errors ?? []
    this.headers = { ...(status === 503 ? { 'retry-after': retrySeconds } : {}), ...options.headers }
  }
}

type Factories<Codes extends Record<string, number>> = { [Name in keyof Codes]: (values?: Values) => AppError }

const declared = new Map<string, number>()

/** Declares a module's errors: `defineErrors('orders', { notFound: 404 })` makes `orders.notFound`. */
export function defineErrors<Codes extends Record<string, number>>(module: string, codes: Codes): Factories<Codes> {
  const factories: Record<string, (values?: Values) => AppError> = {}
  for (const [name, status] of Object.entries(codes)) {
    const code = `${module}.${name}`
    declared.set(code, status)
    factories[name] = (values) => new AppError(code, status, { values })
  }
  return factories as Factories<Codes>
}

/** Every declared code with its status, for the message files and the API description. */
export const declaredErrors = (): ReadonlyMap<string, number> => declared

export const requestErrors = defineErrors('request', {
  notFound: 404,
  methodNotAllowed: 405,
  invalid: 422,
  malformed: 400,
  tooLarge: 413,
  unsupportedMediaType: 415,
  uriTooLong: 414,
  unauthenticated: 401,
  forbidden: 403,
  apiKeyInvalid: 401,
  apiKeyScope: 403,
  storeClosed: 409,
  notWhileActing: 403,
  crossSite: 403,
  unknownHost: 421,
  tooMany: 429,
  unavailable: 503,
  internal: 500,
  keyReused: 422,
  invalidKey: 422,
  captchaFailed: 403,
  captchaMissing: 403,
  captchaUnavailable: 503,
})

/** A 429 with Retry-After; the message of the code has the waiting time as `{wait}`. */
export const retryLater = (code: string, seconds: number) =>
  new AppError(code, 429, { values: { seconds }, headers: { 'retry-after': String(seconds) } })

/** A 422 with an error for each invalid field. */
export const invalidInput = (errors: readonly FieldError[]) => new AppError('request.invalid', 422, { errors })
