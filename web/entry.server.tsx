import { renderToString } from 'react-dom/server.edge'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { givenContext } from './lib/given.ts'
import { loadMessages } from './lib/messages.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const { nonce, page } = loadContext.get(givenContext)
  await loadMessages(page.locale, ['first', 'rest'])
  await fillHandover(context)
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!doctype html>${html}`, { status, headers })
}

/** Every refusal is a page or an answer of its own; only defects are worth a line. */
export function handleError(error: unknown) {
  if (error instanceof Response || (error as { name?: string })?.name === 'AbortError') return
  const { status } = error as { status?: number }
  if (status && status < 500) return
  console.error(error)
}

type Handover = { serverHandoffStream?: ReadableStream<Uint8Array>; renderMeta?: { streamCache?: Record<number, unknown> } }

/**
 * React Router writes a page's data through a stream that suspends, which needs the streaming renderer. All data is
 * awaited before, so the stream is read to its end and its parts are laid where the component looks for them: the
 * synchronous renderer costs a quarter less. Leans on internals; entry.test compares the result with the stream's.
 */
async function fillHandover(context: EntryContext) {
  const handover = context as unknown as Handover
  if (!handover.serverHandoffStream || !handover.renderMeta) return
  const value = await new Response(handover.serverHandoffStream).text()
  handover.serverHandoffStream = new ReadableStream()
  handover.renderMeta.streamCache = { 0: { result: { done: false, value } }, 1: { result: { done: true } } }
}

