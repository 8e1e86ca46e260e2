import { createContext, type RouterContextProvider } from 'react-router'
import type { Api } from '#platform/contract.ts'
import type { PageContext } from '#platform/http/pages/page-context.ts'
import { redirectTo } from './redirect.ts'

/** `isStreamed`: with React Router's own renderer. */
export type RequestContext = PageContext & { isStreamed?: boolean }

export const requestContext = createContext<RequestContext>()

export type Problem = {
  status: number
  code: string
  title: string
  detail: string
  traceId: string
  errors?: { path: string; code: string; message: string }[]
}
type RouterContext = Readonly<RouterContextProvider>

export const pageOf = (context: RouterContext) => contextOf(context).page

/** Throws without a context: a call needs to know its visitor. */
function contextOf(context: RouterContext | undefined): RequestContext {
  if (!context) throw new Error('API calls need the router context of a request')
  return context.get(requestContext)
}

/** In-process API calls. A failed call throws an `ApiError`. */
const apiOf =
  (context: RouterContext): Api =>
  async (call, input, options) => {
    try {
      return (await contextOf(context).call(call.id, input, options)) as never
    } catch (error) {
      const { problem } = error as { problem?: Problem }
      throw problem ? new ApiError(problem) : error
    }
  }

/**
 * Advances to the next file of a multipart form and returns its name, or null after the last one. The next call that
 * takes a file receives it.
 */
export const nextFile = (context: RouterContext) => contextOf(context).nextFile()

/** The name of that file's field. */
export const fileField = (context: RouterContext) => contextOf(context).fileField()

/** The fields that follow the files of a multipart form, after the last file: the data of the form has only those before. */
export const laterFields = (context: RouterContext) => contextOf(context).laterFields()

export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.name = 'ApiError'
    this.problem = problem
  }
}

/** The code of calls for a session whose account is suspended. The login page says so. */
export const suspendedCode = 'accounts.suspended'

/** For loaders. Callers without a session, or with a suspended account, are redirected to the login page; any other API error becomes the response of that status. */
export async function loaderCall<Output>(context: RouterContext, run: (api: Api) => Promise<Output>): Promise<Output> {
  try {
    return await run(apiOf(context))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.problem.status === 401 || error.problem.code === suspendedCode)
      throw redirectTo(`/login?next=${encodeURIComponent(pageOf(context).path)}`)
    throw new Response(JSON.stringify(error.problem), {
      status: error.problem.status,
      headers: { 'content-type': 'application/json' },
    })
  }
}

/** For what a page does by itself; an administrator who acts as an account leaves no such marks. */
export async function unlessActing(output: Promise<unknown>): Promise<void> {
  try {
    await output
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'request.notWhileActing') throw error
  }
}

/** Null if the call fails because there is no such thing. */
export async function foundOrNull<Output>(output: Promise<Output>): Promise<Output | null> {
  try {
    return await output
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 404) return null
    throw error
  }
}

export type Result<Output> = { success: true; data: Output } | { success: false; isHttpError: true; problem: Problem }

/** For actions: an API error becomes a result that the form can display. */
export async function tryCall<Output>(
  context: RouterContext,
  run: (api: Api) => Promise<Output>,
): Promise<Result<Output>> {
  try {
    return { success: true, data: await run(apiOf(context)) }
  } catch (error) {
    if (error instanceof ApiError) return { success: false, isHttpError: true, problem: error.problem }
    throw error
  }
}
