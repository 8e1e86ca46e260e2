/** SQLSTATEs of a temporary failure; the same request may succeed later. */
const sqlStates = new Set([
  // Connection failures.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  // Read-only standby, recovery conflicts.
  '25006',
  '40001',
  '40P01',
  // Insufficient disk space, memory or connections.
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  // Shutdown, startup, recovery, statement timeout.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  // System and I/O errors.
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
/** Codes that mean an outage only for `connect`; for files they have other causes. */
const connectCodes = new Set(['ENOENT', 'EAGAIN', 'EMFILE', 'ENFILE'])

/** Messages of errors without a code, from the driver, its pool and the query builder. */
const messagePattern = new RegExp(
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

type ErrorLike = { code?: unknown; syscall?: unknown; message?: unknown }

/** Whether an error means that the database is temporarily unavailable: down, restarting, recovering, hanging or out of space. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as ErrorLike
  if (typeof code === 'string')
    return sqlStates.has(code) || socketCodes.has(code) || (syscall === 'connect' && connectCodes.has(code))
  return typeof message === 'string' && messagePattern.test(message)
}
