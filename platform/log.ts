import { pino } from 'pino'

export type Log = pino.Logger

const secrets = [
  'password', 'token', 'refreshToken', 'code', 'phone', 'email', 'authorization', 'cookie', '*.password', '*.token', '*.refreshToken',
  '*.code', '*.phone', '*.email', 'headers.authorization', 'headers.cookie', 'req.headers.authorization', 'req.headers.cookie',
]

/** One JSON line an event; what could open an account never reaches a log. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, redact: { paths: secrets, censor: '[redacted]' }, formatters: { level: (label) => ({ level: label }) } })
