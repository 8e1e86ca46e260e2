// Signed requests to a bucket. All of them may be repeated: a key never gets other contents.
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Bucket } from './bucket-settings.ts'

type Content = { size: number; sha256: string; open: () => Readable }
type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Without one, the request is for the bucket itself. */
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Record<string, string>
  content?: Content
}

/** A refused or failed request. Callers of the site are answered 503. */
export class BucketError extends Error {
  readonly statusCode = 503
  /** The status of the answer; undefined: there was none. */
  readonly answered: number | undefined

  constructor(message: string, { answered, cause }: { answered?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'BucketError'
    this.answered = answered
  }
}

type Limits = { connectMs: number; answerMs: number; idleMs: number }
/** `idleMs` is also the longest pause of a visitor who watches a video. */
const usualLimits: Limits = { connectMs: 2_000, answerMs: 10_000, idleMs: 60_000 }
/** Adds to `answerMs` by the size of an upload: 250 kB a second are expected. */
const bytesPerMs = 250
const retryDelaysMs = [100, 400]
const options = { keepAlive: true, maxSockets: 64 }
const transports = {
  'http:': { request: http.request, agent: new http.Agent(options) },
  'https:': { request: https.request, agent: new https.Agent(options) },
}

/** The answer, whose content the caller must read or discard. Undefined for 404. Throws a `BucketError` for every other failure. */
export async function requestBucket(
  bucket: Bucket,
  request: BucketRequest,
  limits = usualLimits,
): Promise<IncomingMessage | undefined> {
  for (const delayMs of retryDelaysMs) {
    const answer = await send(bucket, request, limits).catch((error: unknown) => {
      if (error instanceof BucketError) throw error
    })
    if (answer && !isTemporary(answer.statusCode!)) return accept(bucket, request, answer)
    answer?.resume()
    await sleep(delayMs)
  }
  const answer = await send(bucket, request, limits).catch((error: Error) => {
    throw error instanceof BucketError ? error : failure(bucket, request, error.message, { cause: error })
  })
  return accept(bucket, request, answer)
}

const isTemporary = (status: number) => status >= 500 || status === 429

async function accept(bucket: Bucket, request: BucketRequest, answer: IncomingMessage) {
  const { statusCode: status = 0 } = answer
  if (status >= 200 && status < 300) return answer
  const reason = await readReason(answer)
  if (status === 404 && reason !== 'NoSuchBucket') return undefined
  throw failure(bucket, request, `${status} ${reason}`, { answered: status })
}

const failure = (
  { name, endpoint }: Bucket,
  { method, key = '' }: BucketRequest,
  reason: string,
  details?: ConstructorParameters<typeof BucketError>[1],
) => new BucketError(`${method} ${key} in the bucket ${name} of ${endpoint}: ${reason}`, details)

const maxReasonLength = 4_000

/** The code of an error document, such as AccessDenied. */
async function readReason(answer: IncomingMessage) {
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) if (text.length < maxReasonLength) text += chunk
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
}

/** Connection failures are thrown as they are; a server that does not answer in time is not asked again. */
async function send(
  bucket: Bucket,
  request: BucketRequest,
  { connectMs, answerMs, idleMs }: Limits,
): Promise<IncomingMessage> {
  const { method, content } = request
  const { url, headers } = await sign(bucket, request)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { request: open, agent } = transports[url.protocol as keyof typeof transports]
  const sent = open(url, { method, agent, timeout: idleMs, headers: Object.fromEntries(headers) }, resolve)
  const late = (phase: string) => () => sent.destroy(failure(bucket, request, `no ${phase} in time`))
  const answering = setTimeout(late('answer'), answerMs + (content?.size ?? 0) / bytesPerMs)
  sent.on('error', reject)
  sent.on('timeout', late('further content'))
  sent.on('socket', (socket) => {
    if (!socket.connecting) return
    const connecting = setTimeout(late('connection'), connectMs)
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(connecting))
  })
  // An early refusal ends the upload; the answer says why.
  if (content) pipeline(content.open(), sent).catch((error: Error) => sent.destroy(error))
  else sent.end()
  return promise.finally(() => clearTimeout(answering))
}

async function sign(bucket: Bucket, { method, key, query, headers, content }: BucketRequest) {
  const { region, accessKeyId, secretAccessKey } = bucket
  const signer = new AwsV4Signer({
    method,
    url: urlOf(bucket, key, query),
    headers: {
      ...headers,
      ...(content ? { 'content-length': String(content.size), 'x-amz-content-sha256': content.sha256 } : {}),
    },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  })
  const signed = await signer.sign()
  return { url: signed.url, headers: signed.headers }
}

function urlOf({ endpoint, name, pathStyle }: Bucket, key = '', query: BucketRequest['query'] = {}) {
  const url = new URL(endpoint)
  if (!pathStyle) url.hostname = `${name}.${url.hostname}`
  url.pathname = [...(pathStyle ? [name] : []), ...key.split('/')].map(encodeURIComponent).join('/')
  url.search = new URLSearchParams(query).toString()
  return url.href
}
