import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import type { Problem } from '../request-context.ts'
import { fillPath, withQuery } from './call-url.ts'
import { requestHeaders } from './request-headers.ts'
import { ensureFreshToken } from './token.ts'

export type ClientResult<Output> =
  | { success: true; data: Output }
  | { success: false; isHttpError: true; problem: Problem }
  | { success: false; isHttpError: false; problem: null }

/** The id of a call as a literal. `never` without a type argument, so that every call names its contract. */
export type CallId<C extends Call> = string extends C['id'] ? never : C['id']
/** `keepalive`: the request outlives the page. */
type Options = { idempotencyKey?: string; signal?: AbortSignal; keepalive?: boolean }

/**
 * Calls the API from the browser: `clientCall<typeof getChat>('GET chat/single', { chatId })`. The contract is imported as a
 * type, so that no schema reaches the browser. Any failure is a result, never an exception.
 */
export async function clientCall<C extends Call>(
  id: CallId<C>,
  input: InputOf<C>,
  { idempotencyKey, signal, keepalive = false }: Options = {},
): Promise<ClientResult<OutputOf<C>>> {
  try {
    await ensureFreshToken()
    const { method, url, rest } = fillPath(id, input)
    const hasBody = method !== 'GET'
    const response = await fetch(hasBody ? url : withQuery(url, rest), {
      method,
      signal,
      keepalive,
      headers: requestHeaders(hasBody, idempotencyKey),
      body: hasBody ? JSON.stringify(rest) : undefined,
    })
    const payload = await response.json()
    return response.ok
      ? { success: true, data: payload as OutputOf<C> }
      : { success: false, isHttpError: true, problem: payload as Problem }
  } catch {
    return { success: false, isHttpError: false, problem: null }
  }
}
