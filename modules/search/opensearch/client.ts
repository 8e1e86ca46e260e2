import { Client } from '@opensearch-project/opensearch'
import type { Log } from '#platform/log.ts'

/** A cluster that one database is searched in. Every request may fail with `ClusterAway`. */
export type Cluster = {
  request: <Response>(method: string, path: string, body?: unknown, options?: RequestOptions) => Promise<Response>
  /** False while the last request found nobody. */
  isAway: () => boolean
  close: () => Promise<void>
}
type RequestOptions = { query?: Record<string, string | number | boolean>; timeoutMs?: number; isBulk?: boolean }

/** No node answers, or the index has no complete copy. */
export class ClusterAway extends Error {}
/** The index does not exist. */
export class IndexMissing extends Error {}

/** Without a shard there is no answer rather than a part of one. */
export const completeOnly = { query: { allow_partial_search_results: false } }

const requestTimeoutMs = 5_000
/** Each of three nodes is asked, and one of them again. */
const maxRetries = 3
/** Requests fail at once for this long after nobody has answered. */
const pauseMs = 1_000

/** Addresses can have a user: https://name:password@host:9200. */
export function openCluster(urls: readonly string[], log: Log): Cluster {
  const client = new Client({ nodes: [...urls], maxRetries, requestTimeout: requestTimeoutMs })
  let awayUntil = 0
  let isAway = false

  return {
    async request<Response>(method: string, path: string, body?: unknown, options: RequestOptions = {}) {
      if (isAway && Date.now() < awayUntil) throw new ClusterAway('No node of the search cluster has answered just now')
      try {
        const { body: answer } = await client.transport.request(
          {
            method,
            path,
            ...(body !== undefined && (options.isBulk ? { bulkBody: body as string } : { body: body as object })),
            querystring: options.query ?? {},
          },
          { requestTimeout: options.timeoutMs ?? requestTimeoutMs },
        )
        notice(false)
        return answer as Response
      } catch (error) {
        throw understood(error as Failure)
      }
    },
    isAway: () => isAway,
    close: () => client.close(),
  }

  function understood(error: Failure): Error {
    const status = error.meta?.statusCode ?? 0
    const type = error.meta?.body?.error?.type
    if (type === 'index_not_found_exception') return new IndexMissing(error.message)
    if (status >= 400 && status < 500 && status !== 429 && status !== 408) return error
    notice(true, error)
    return new ClusterAway(error.message, { cause: error })
  }

  function notice(isNowAway: boolean, error?: Error) {
    if (isNowAway) awayUntil = Date.now() + pauseMs
    if (isNowAway === isAway) return
    isAway = isNowAway
    if (isNowAway)
      log.warn({ err: error }, 'the search cluster does not answer: lists come from PostgreSQL, texts are refused')
    else log.info('the search cluster answers again')
  }
}

type Failure = Error & { meta?: { statusCode?: number; body?: { error?: { type?: string } } } }
