/** SQLSTATEs of a server that cannot serve now; the same request may succeed later. */
const sqlStates = new Set([
  // The connection could not be made, or is lost.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  // A standby, which takes over only later, does not write, and cancels what is in the way of its recovery.
  '25006',
  '40001',
  '40P01',
  // It lacks disk, memory or connections.
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  // It ends, starts or recovers, or a statement took too long.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  // Its disk fails.
  '58000',
  '58030',
])

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTCONN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ENOTFOUND',
])
/** Of a socket they say that nobody listens there, or that too many connect; of a file they would say something else. */
const connectCodes = new Set(['ENOENT', 'EAGAIN', 'EMFILE', 'ENFILE'])

/** What the driver, its pool and the query builder say without a code. */
const sentences = new RegExp(
  `^(${[
    'Connection terminated',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error',
    'Client was closed and is not queryable',
    'There was an error establishing an SSL connection',
    'Cannot use a pool after calling end on the pool',
    'Postgres connection has been discarded',
    'driver has already been destroyed',
  ].join('|')})`,
)

type Thrown = { code?: unknown; syscall?: unknown; message?: unknown }

/** Whether an error says that the database cannot serve now: it is away, restarts, recovers, hangs, or lacks room. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as Thrown
  if (typeof code === 'string')
    return sqlStates.has(code) || socketCodes.has(code) || (syscall === 'connect' && connectCodes.has(code))
  return typeof message === 'string' && sentences.test(message)
}
