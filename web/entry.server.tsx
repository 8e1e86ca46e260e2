import { renderToReadableStream, renderToString } from 'react-dom/server.edge'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { Failure, givenContext } from './lib/given.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const given = loadContext.get(givenContext)
  const { nonce, isStreamed } = given
  const html = isStreamed ? await renderStreamed(request, context, nonce) : await renderWhole(request, context, nonce)
  given.html = `<!doctype html>${html}`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

async function renderWhole(request: Request, context: EntryContext, nonce: string) {
  await fillHandover(context)
  return renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />)
}

/** React Router's own way: what the test compares the other with, and the way back when an upgrade changes the internals. */
async function renderStreamed(request: Request, context: EntryContext, nonce: string) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    progressiveChunkSize: Infinity,
  })
  await stream.allReady
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/i, '')
}

/** Every refusal is a page or an answer of its own, and a call that failed is in the log already; only defects are worth a line. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (error instanceof Response || error instanceof Failure || (error as { name?: string })?.name === 'AbortError')
    return
  const { status } = error as { status?: number }
  if (!status || status >= 500) context.get(givenContext).reportError(error)
}

type Handover = {
  serverHandoffStream?: ReadableStream<Uint8Array>
  renderMeta?: { streamCache?: Record<number, unknown> }
}

/**
 * React Router writes a page's data through a stream that suspends, which needs the streaming renderer. All data is
 * awaited before, so the stream is read to its end and its parts are laid where the component looks for them: the
 * synchronous renderer costs a quarter less. Leans on internals; e2e/render.test.ts compares the result with the stream's.
 */
async function fillHandover(context: EntryContext) {
  const handover = context as unknown as Handover
  if (!handover.serverHandoffStream || !handover.renderMeta) return
  const value = await new Response(handover.serverHandoffStream).text()
  handover.serverHandoffStream = new ReadableStream()
  handover.renderMeta.streamCache = { 0: { result: { done: false, value } }, 1: { result: { done: true } } }
}
