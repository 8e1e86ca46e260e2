// A call is declared once. From the declaration come the route, the typed client of the pages, the OpenAPI
// document and the test that walks every call with every persona.
import { z } from 'zod'
import { cleanLine, cleanText } from './text.ts'

export const adminFeatures = [
  'accounts',
  'bans',
  'banners',
  'brands',
  'categories',
  'appConfig',
  'cache',
  'statistics',
  'verification',
  'telephony',
  'products',
  'stores',
  'texts',
  'metrics',
] as const
export type AdminFeature = (typeof adminFeatures)[number]

/**
 * public: anyone. session: anyone, recognised by token or else by the anonymous session. user: signed in.
 * seller: a member of the store named by X-Store-Id. provider: an outside service, proved by its signature.
 */
export type Access = 'public' | 'session' | 'user' | 'seller' | 'provider' | `admin:${AdminFeature}`

/** Which budget a call draws on; the numbers stand in platform/http/limits.ts. */
export type LimitClass =
  | 'read'
  | 'search'
  | 'cartWrite'
  | 'order'
  | 'signIn'
  | 'refresh'
  | 'codeSend'
  | 'confirm'
  | 'contact'
  | 'export'
  | 'chatCreate'
  | 'inquiry'
  | 'message'
  | 'typing'
  | 'upload'
  | 'write'
  | 'none'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
type Declaration<Input, Output> = {
  access: Access
  summary: string
  input: Input
  output: Output
  limit?: LimitClass
  /** Whoever is not signed in must show a captcha of this action, where the settings name a provider. */
  captcha?: string
  /** The body is multipart/form-data with one file of this size at most, the last of its parts; the input is in the query. */
  file?: { mostBytes: number }
  /** Codes of the errors that only this call can answer with. */
  errors?: readonly string[]
}

export type Call<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = Declaration<
  Input,
  Output
> & {
  id: string
  method: Method
  path: string
  limit: LimitClass
}

export type InputOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/** `line` is method and path below /api, exactly as docs/spec/calls.tsv has them; `{name}` is a path parameter of the input. */
export function call<Input extends z.ZodObject, Output extends z.ZodType>(
  line: `${Method} ${string}`,
  declaration: Declaration<Input, Output>,
): Call<Input, Output> {
  const [method, path] = line.split(' ') as [Method, string]
  return { ...declaration, id: line, method, path, limit: declaration.limit ?? (method === 'GET' ? 'read' : 'write') }
}

/** The typed way for pages to make a call: in process on the server, over HTTP in the browser. */
export type Api = <C extends Call>(target: C, input: InputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>
/** `storeId`: the store that a seller's call is for, whatever the cookie names. */
export type CallOptions = { idempotencyKey?: string; storeId?: number }

// Shapes that several modules use. Query strings carry text, so numbers are coerced there.
export const Locale = z.enum(['en', 'ru', 'sr', 'de', 'it', 'tr'])
export const Currency = z.enum(['EUR', 'USD', 'RUB', 'BYN', 'KZT', 'RSD', 'CNY'])
export const Money = z.object({ minor: z.int(), currency: Currency })
export const Empty = z.object({})
export const Ok = z.object({ ok: z.literal(true) })

/** Text of one line, which may be empty. Signs that are not seen are taken out before anything is judged. */
export const Line = (maxLength: number) => z.string().overwrite(cleanLine).max(maxLength)
/** What people, stores and things are called: a line of which something can be seen. */
export const Name = (maxLength: number) => Line(maxLength).min(1)
/** Text with lines of its own, which may be empty. */
export const FreeText = (maxLength: number) => z.string().overwrite(cleanText).max(maxLength)

/** A page number that never fails: anything but a whole number from 1 on is page 1. */
export const PageNumber = z.coerce.number().int().min(1).max(100_000).catch(1).default(1)
export const PageSize = (standard: number, largest = 100) =>
  z.coerce.number().int().min(1).max(largest).catch(standard).default(standard)
export const NumberParameter = z.coerce.number().int().min(1).max(2_147_483_647)

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })

/** An unknown one is a 404. */
export const Partition = z
  .enum(['live', 'draft'])
  .describe('`live`: what is published. `draft`: also what is not, for the people of its store and administrators')
export const GroupSection = z.enum(['default'])
export const scoped = { p: Partition, g: GroupSection }
