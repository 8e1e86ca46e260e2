// A call is declared once. From the declaration come the route, the typed client of the pages, the OpenAPI
// document and the test that walks every call with every persona.
import { z } from 'zod'
import { type adminFeatures, type ApiScope, currencies, locales, priceDisplays } from './constants.ts'
import { cleanLine, cleanText } from './values/clean-text.ts'
import { localPath } from './values/local-path.ts'
import { publicUrl } from './values/public-url.ts'

export type AdminFeature = (typeof adminFeatures)[number]

/**
 * public: anyone. session: anyone, recognised by token or else by the anonymous session. user: signed in.
 * seller: a member of the store named by X-Store-Id. provider: an outside service, proved by its signature.
 * admin: an administrator, with any feature or with the one that is named.
 * key: a program with a key of a store that has the scope; no account makes these calls.
 */
export type Access =
  | 'public'
  | 'session'
  | 'user'
  | 'seller'
  | 'provider'
  | 'admin'
  | `admin:${AdminFeature}`
  | `key:${ApiScope}`

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
  | 'document'
  | 'chatCreate'
  | 'inquiry'
  | 'message'
  | 'typing'
  | 'upload'
  | 'videoUpload'
  | 'write'
  | 'program'
  | 'metrics'
  | 'none'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
type Declaration<Input, Output> = {
  access: Access
  summary: string
  input: Input
  output: Output
  limit?: LimitClass
  /** Anonymous callers need a captcha token of this action when a provider is configured. */
  captcha?: string
  /** The input may also come in the query. */
  hasQuery?: true
  /** The body is multipart/form-data with one file of at most this size, or that of this setting, as its last part; the input is in the query. */
  file?: { maxBytes: number | 'maxVideoBytes' }
  /** The body is a list, which becomes this field of the input. */
  listField?: string
  /** The body is `application/x-www-form-urlencoded` and the response plain text. */
  isForm?: true
  /** The body has at most this size. */
  maxBodyBytes?: number
  /** The response is a file of this media type instead of JSON; the output is `FileOutput`. */
  mediaType?: string
  /** The people of a closed store may make it, too; otherwise they only read. */
  isForClosedStores?: true
  /** Whether an administrator may make it while acting as the account. By default only reads, and nothing of the administration. */
  whileActing?: 'allowed' | 'refused'
  /** Codes of the errors that are specific to this call. */
  errors?: readonly string[]
}

export type Call<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Id extends string = string,
> = Declaration<Input, Output> & {
  /** Method and path, such as `GET chat/single`. */
  id: Id
  method: Method
  path: string
  limit: LimitClass
}

export type InputOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/** `id` is method and path below /api, exactly as docs/spec/calls.tsv has them; `{name}` is a path parameter of the input. */
export function call<const Id extends `${Method} ${string}`, Input extends z.ZodObject, Output extends z.ZodType>(
  id: Id,
  declaration: Declaration<Input, Output>,
): Call<Input, Output, Id> {
  const [method, path] = id.split(' ') as [Method, string]
  return { ...declaration, id, method, path, limit: declaration.limit ?? (method === 'GET' ? 'read' : 'write') }
}

/** Of a call or a request. */
export const isWrite = ({ method }: { method: string }) => method !== 'GET' && method !== 'HEAD'

export const isAllowedWhileActing = (call: Call) =>
  !call.access.startsWith('admin') && (call.whileActing ?? (isWrite(call) ? 'refused' : 'allowed')) === 'allowed'

/** The typed client of pages: in process on the server, over HTTP in the browser. */
export type Api = <C extends Call>(target: C, input: InputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>
/** `storeId`: the store of a seller's call, instead of the one in the cookie. */
export type CallOptions = { idempotencyKey?: string; storeId?: number }

// Shapes that several modules use. Query strings carry text, so numbers are coerced there.
export const Locale = z.enum(locales)
/** A language as input: `rs` is read as `sr`. */
export const Culture = z
  .enum([...Locale.options, 'rs'])
  .transform((culture): z.output<typeof Locale> => (culture === 'rs' ? 'sr' : culture))
export const Currency = z.enum(currencies)
export const Money = z.object({ minor: z.int(), currency: Currency })
/** Whether prices are shown without or with VAT. */
export const PriceDisplay = z.enum(priceDisplays)
export const Empty = z.object({})
export const Ok = z.object({ ok: z.literal(true) })
/** The output of calls that answer with 204. */
export const NoContent = z.void()
/** The output of calls with a `mediaType`. */
export const FileOutput = z.object({
  fileName: z.string(),
  content: z.custom<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>(
    (content) => content instanceof Uint8Array || content instanceof ReadableStream,
  ),
})

/** A single line, which may be empty. Invisible characters are removed before validation. */
export const Line = (maxLength: number) => z.string().overwrite(cleanLine).max(maxLength)
/** A name: a single line that is not empty. */
export const Name = (maxLength: number) => Line(maxLength).min(1)
/** Where a link leads: a path of this site, or a web address. */
export const LinkTarget = (maxLength: number) =>
  Name(maxLength).refine((target) => publicUrl(target) !== undefined || localPath(target) === target)
/** A path of this site, with its query. */
export const LocalPath = (maxLength: number) => Name(maxLength).refine((path) => localPath(path) === path)
/** Text of several lines, which may be empty. */
export const FreeText = (maxLength: number) => z.string().overwrite(cleanText).max(maxLength)

/** A page number that never fails validation: invalid input is page 1. */
export const PageNumber = z.coerce.number().int().min(1).max(100_000).catch(1).default(1)
export const PageSize = (defaultSize: number, maxSize = 100) =>
  z.coerce.number().int().min(1).max(maxSize).catch(defaultSize).default(defaultSize)
/** What a list is searched for; `text` says what it is compared with. */
export const SearchQuery = (text: string, maxLength = 120) =>
  z.string().trim().max(maxLength).default('').describe(text)
export const NumberParameter = z.coerce.number().int().min(1).max(2_147_483_647)

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })

/** An unknown partition is a 404. */
export const Partition = z
  .enum(['live', 'draft'])
  .describe('`live`: what is published. `draft`: also what is not, for the people of its store and administrators')
export const GroupSection = z.enum(['default'])
export const scoped = { p: Partition, g: GroupSection }
