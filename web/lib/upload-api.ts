import { type ClientResult, headersOf } from './client-api.ts'
import type { Problem } from './given.ts'
import { ensureFreshToken } from './token.ts'

type Options = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends one file to a call; `fetch` does not tell how far it has come. Any failure is a result, never an exception. */
export async function uploadApi<Answer>(
  path: string,
  file: File,
  { onProgress, signal }: Options,
): Promise<ClientResult<Answer>> {
  await ensureFreshToken().catch(() => {})
  if (signal.aborted) return lost
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set('file', file)
    request.open('POST', `/api/${path}`)
    for (const [name, value] of Object.entries(headersOf(false, undefined))) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status === 200 && request.response) done({ success: true, data: request.response as Answer })
      else done(request.response ? { success: false, isHttpError: true, problem: request.response as Problem } : lost)
    })
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, () => done(lost))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

const lost = { success: false, isHttpError: false, problem: null } as const
