import { destination, type DestinationStream, pino } from 'pino'

export type Log = pino.Logger

/** At the top of an entry and one level below. Paths are logged without their query, which may have a link's token. */
const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'login',
  'token',
  'refreshToken',
  'challenge',
  'code',
  'recoveryCode',
  'phone',
  'email',
  'authorization',
  'cookie',
]
const secrets = [
  ...secretNames.flatMap((name) => [name, `*.${name}`]),
  'headers.authorization',
  'headers.cookie',
  'req.headers.authorization',
  'req.headers.cookie',
  // What PostgreSQL says of a row that it refuses has the row's values.
  'err.detail',
  'err.where',
]

/** One JSON line an event; what could open an account never reaches a log. */
export const createLog = (level: string, to: DestinationStream = destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: secrets, censor: '[redacted]' },
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  )
