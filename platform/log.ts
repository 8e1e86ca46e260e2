import { destination, type DestinationStream, pino } from 'pino'

export type Log = pino.Logger

/** Redacted at the top level of an entry and one level below. Paths are logged without their query, which may contain a token. */
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
  // PostgreSQL's messages about a rejected row contain its values.
  'err.detail',
  'err.where',
]

/** Logs one JSON line per event and redacts secrets. */
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
