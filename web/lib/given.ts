import { createContext, type RouterContextProvider } from 'react-router'
import type { Api, CallOptions } from '#platform/contract.ts'
import type { Currency, Locale, Variant } from './locale.ts'
import { redirectTo } from './redirect.ts'

/** What a page knows of its request before it has asked anything. */
export type PageInfo = {
  locale: Locale
  locales: readonly Locale[]
  currency: Currency
  variant: Variant
  origin: string
  /** Path and query without the locale's prefix. */
  path: string
  isAuth: boolean
  tokenExpiresAt: number | null
  /** Unix seconds by the clock of the server, for browsers whose own is wrong. */
  servedAt: number
  location: string | null
  hasCart: boolean
  /** Of a visitor who is not signed in. */
  hasChats: boolean
  viewed: readonly number[]
  demo: boolean
  /** Messages that no transport takes can be read on the site itself. */
  hasMailbox: boolean
  /** The variant's chat in a messenger. */
  messengerUrl: string | null
  captcha: { provider: 'recaptcha' | 'smartcaptcha'; siteKey: string; scriptUrl: string } | null
}
export type Given = {
  call: (id: string, input: unknown, options?: CallOptions) => Promise<unknown>
  nextFile: () => Promise<string | null>
  page: PageInfo
  reportError: (error: unknown) => void
  nonce: string
  isStreamed?: boolean
  /** The page that was written, beside its answer: it need not become bytes on the way. */
  html?: string
}

export const givenContext = createContext<Given>()

export type Problem = {
  status: number
  code: string
  title: string
  detail: string
  traceId: string
  errors?: { path: string; code: string; message: string }[]
}
type Context = Readonly<RouterContextProvider>

export const pageOf = (context: Context) => givenOf(context).page

/** Calls are made for a visitor: without a page's context nobody knows for whom. */
function givenOf(context: Context | undefined): Given {
  if (!context) throw new Error('GetServerSidePropsContext is required to create a request')
  return context.get(givenContext)
}

/** Calls in the same process. A refusal is thrown as a `Failure`. */
const apiOf =
  (context: Context): Api =>
  async (call, input, options) => {
    try {
      return (await givenOf(context).call(call.id, input, options)) as never
    } catch (error) {
      const { problem } = error as { problem?: Problem }
      throw problem ? new Failure(problem) : error
    }
  }

/** The name of the form's next file, which the next call that takes a file gets; null where there is no other. A form has its files after its fields. */
export const nextFile = (context: Context) => givenOf(context).nextFile()

/** What is wrong in words: with the fields where they are named. */
export const textOf = ({ errors = [], detail, title }: Problem) =>
  errors.map(({ message }) => message).join(' ') || detail || title

export class Failure extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.name = 'Failure'
    this.problem = problem
  }
}

/** For loaders: what does not exist is the 404 page, what needs an account leads to the login page. */
export async function load<Answer>(context: Context, run: (api: Api) => Promise<Answer>): Promise<Answer> {
  try {
    return await run(apiOf(context))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.problem.status === 401) throw redirectTo(`/login?next=${encodeURIComponent(pageOf(context).path)}`)
    throw new Response(JSON.stringify(error.problem), {
      status: error.problem.status,
      headers: { 'content-type': 'application/json' },
    })
  }
}

export type Result<Answer> = { success: true; data: Answer } | { success: false; isHttpError: true; problem: Problem }

/** For actions: a refusal becomes a result that the form shows. */
export async function attempt<Answer>(context: Context, run: (api: Api) => Promise<Answer>): Promise<Result<Answer>> {
  try {
    return { success: true, data: await run(apiOf(context)) }
  } catch (error) {
    if (error instanceof Failure) return { success: false, isHttpError: true, problem: error.problem }
    throw error
  }
}
