import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import type { Problem } from '../request-context.ts'
import { fillPath, withQuery } from './call-url.ts'
import type { CallId, ClientResult } from './client-call.ts'
import { requestHeaders } from './request-headers.ts'
import { ensureFreshToken } from './token.ts'

type Options = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * Calls the API with a file as the body and the input in the query. Reports the progress, which `fetch` does not. Any failure
 * is a result, never an exception.
 */
export async function uploadCall<C extends Call>(
  id: CallId<C>,
  input: InputOf<C>,
  file: File,
  { onProgress, signal }: Options,
): Promise<ClientResult<OutputOf<C>>> {
  await ensureFreshToken().catch(() => {})
  if (signal.aborted) return networkError
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    const { method, url, rest } = fillPath(id, input)
    form.set('file', file)
    request.open(method, withQuery(url, rest))
    for (const [name, value] of Object.entries(requestHeaders(false, undefined))) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status === 200 && request.response) resolve({ success: true, data: request.response as OutputOf<C> })
      else
        resolve(
          request.response ? { success: false, isHttpError: true, problem: request.response as Problem } : networkError,
        )
    })
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, () => resolve(networkError))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

const networkError = { success: false, isHttpError: false, problem: null } as const
