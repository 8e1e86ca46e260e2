import type { Log } from '../log.ts'
import {
  createDb,
  type Database,
  type Db,
  openDatabase,
  type StatementClient,
  type StatementPool,
  withNamedStatements,
} from './database.ts'
import { followReplica, type ReplicaLimits, usualLimits } from './replica-position.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** Which database answers the reads of a visitor that may lag, and what the visitor has seen by it. */
export type ReplicaReads = {
  /** A database that shows at least this position of the primary. */
  databaseFor: (seen: number | undefined) => Promise<Db>
  /** How many reads the primary has answered for the replica. */
  countFallbacks: () => number
  /** Where the primary is now. */
  position: () => Promise<number>
}
export type Replica = { db: Db; reads?: ReplicaReads | undefined; end: () => Promise<void> }

type Options = Parameters<typeof openDatabase>[1] & { limits?: ReplicaLimits }

/** Each statement is answered by the replica, or by the primary while the replica is away, lags too far, or is behind the caches. */
export async function openReplica(
  url: string,
  primary: Database,
  log: Log,
  { limits = usualLimits, ...options }: Options = {},
): Promise<Replica> {
  const reading = openDatabase(url, options)
  const checking = openDatabase(url, { max: 1, queryTimeoutMs: limits.answerMs, applicationName: 'tradeyard replica' })
  const position = await followReplica({ primary: primary.pool, replica: checking.pool, log, limits })
  const [ofPrimary, ofReplica] = [primary.pool, reading.pool].map(withNamedStatements) as [StatementPool, StatementPool]
  let fallbacks = 0
  const db = createDb({ ...ofReplica, connect }, primary.db)
  return {
    db,
    reads: {
      async databaseFor(seen) {
        if (seen === undefined || (await position.hasReached(seen))) return db
        fallbacks++
        return primary.db
      },
      countFallbacks: () => fallbacks,
      position: position.ofPrimary,
    },
    async end() {
      position.end()
      await Promise.all([reading.end(), checking.end()])
    },
  }

  async function connect(): Promise<StatementClient> {
    if (!(await position.mayRead())) return connectToPrimary()
    try {
      return withFallback(await ofReplica.connect())
    } catch (error) {
      if (!isOutage(error)) throw error
      position.leave(error as Error)
      return connectToPrimary()
    }
  }

  function connectToPrimary() {
    fallbacks++
    return ofPrimary.connect()
  }

  /** A read that fails on the replica is answered by the primary. Every statement here is a read of its own, not part of a transaction. */
  function withFallback(client: StatementClient): StatementClient {
    let other: StatementClient | undefined
    return {
      async query(text, values) {
        try {
          return await client.query(text, values)
        } catch (error) {
          if (!isOutage(error)) throw error
          if ((error as { code?: string }).code !== recoveryConflict) position.leave(error as Error)
          other ??= await connectToPrimary()
          return other.query(text, values)
        }
      },
      release(error) {
        client.release(error)
        other?.release(error)
      },
    }
  }
}

/** The replica had to replay a change that the statement stood in the way of. */
const recoveryConflict = '40001'
const statementTimeout = '57014'

/** A statement that takes too long would do so on the primary, too. */
const isOutage = (error: unknown) =>
  isDatabaseUnavailable(error) && (error as { code?: string }).code !== statementTimeout
