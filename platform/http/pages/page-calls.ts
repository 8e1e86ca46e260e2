import type { Call, CallOptions } from '../../contract.ts'
import type { AppError } from '../../errors.ts'
import type { ApiOptions } from '../api.ts'
import type { RequestContext } from '../dispatch.ts'
import { toAppError, toProblem } from '../problem.ts'
import { maxBytesOf } from '../receive-file.ts'
import type { PageContext } from './page-context.ts'
import type { PageForm } from './page-form.ts'

type Options = Pick<ApiOptions, 'config' | 'dispatch'> & { callsById: ReadonlyMap<string, Call> }

/** The calls that a page makes while it is rendered; `failures` are the server errors among them. */
export function createPageCalls(requestContext: RequestContext, options: Options, form: PageForm | undefined) {
  const { callsById, config, dispatch } = options
  const failures: AppError[] = []
  return { call, failures }

  async function call(...[id, input, callOptions]: Parameters<PageContext['call']>) {
    const target = callsById.get(id) as Call
    try {
      const receiveFile = target.file && form && (() => form.receiveFile(maxBytesOf(target.file!, config)))
      const context = { ...withCallOptions(requestContext, callOptions), receiveFile }
      return target.output.parse(await dispatch(target, input as never, context))
    } catch (thrown) {
      const { error, isExpected } = toAppError(thrown)
      if (!isExpected) requestContext.log.error({ err: thrown, call: id }, 'call from a page failed')
      if (error.status >= 500) failures.push(error)
      return rejectWithProblem(error, requestContext)
    }
  }
}

/** Pages recognise the error by its `problem` field: classes are not shared between the module graphs. */
export async function rejectWithProblem(error: AppError, { caller }: RequestContext): Promise<never> {
  throw Object.assign(new Error(error.code), { problem: toProblem(error, caller.locale, caller.requestId) })
}

const withCallOptions = (
  requestContext: RequestContext,
  { idempotencyKey = requestContext.idempotencyKey, storeId }: CallOptions = {},
): RequestContext => ({
  ...requestContext,
  idempotencyKey,
  caller: storeId === undefined ? requestContext.caller : { ...requestContext.caller, storeHeader: String(storeId) },
})
