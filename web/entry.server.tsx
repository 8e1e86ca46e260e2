import { renderToReadableStream, renderToString } from 'react-dom/server.edge'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { ApiError, requestContext } from './lib/request-context.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const pageContext = loadContext.get(requestContext)
  const { nonce, isStreamed } = pageContext
  const html = isStreamed
    ? await renderStreamed(request, context, nonce)
    : await renderSynchronously(request, context, nonce)
  pageContext.html = `<!doctype html>${html}`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

async function renderSynchronously(request: Request, context: EntryContext, nonce: string) {
  await fillHandoff(context)
  return renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />)
}

/** React Router's own streaming renderer: the reference for e2e/render.test.ts and the fallback if internals change. */
async function renderStreamed(request: Request, context: EntryContext, nonce: string) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    progressiveChunkSize: Infinity,
  })
  await stream.allReady
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/i, '')
}

/** Reports unexpected errors. API errors are rendered as pages and already logged by the server. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (error instanceof Response || error instanceof ApiError || (error as { name?: string })?.name === 'AbortError')
    return
  const { status } = error as { status?: number }
  if (!status || status >= 500) context.get(requestContext).reportError(error)
}

type Handoff = {
  serverHandoffStream?: ReadableStream<Uint8Array>
  renderMeta?: { streamCache?: Record<number, unknown> }
}

/**
 * React Router serialises loader data through a stream that suspends, which needs the streaming renderer. All data is
 * awaited before, so the stream is read to its end and its chunks are put into the cache that the component reads:
 * the synchronous renderer costs a quarter less CPU. Depends on internals; e2e/render.test.ts compares the result
 * with the streamed one.
 */
async function fillHandoff(context: EntryContext) {
  const handoff = context as unknown as Handoff
  if (!handoff.serverHandoffStream || !handoff.renderMeta) return
  const value = await new Response(handoff.serverHandoffStream).text()
  handoff.serverHandoffStream = new ReadableStream()
  handoff.renderMeta.streamCache = { 0: { result: { done: false, value } }, 1: { result: { done: true } } }
}
