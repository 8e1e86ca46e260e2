import { AppError, requestErrors } from '../errors.ts'
import { formatTags, type Locale } from '../constants.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { translate } from '../i18n/messages.ts'
import { formatDate, isIsoDate } from '../values/format-date.ts'
import { waitingTime } from '../values/waiting-time.ts'

/** A problem document (RFC 9457) with a stable error code. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  code: string
  traceId: string
  errors?: { path: string; code: string; message: string }[]
}

export function toProblem(error: AppError, locale: Locale, traceId: string): Problem {
  const errors = error.errors.map(({ path, code }) => ({ path, code, message: translate(locale, 'errors', code) }))
  return {
    type: `/api/docs#${error.code}`,
    title: translate(locale, 'errors', `status.${error.status}`),
    status: error.status,
    detail: translate(locale, 'errors', error.code, displayValues(error.values, locale)),
    code: error.code,
    traceId,
    ...(errors.length > 0 ? { errors } : {}),
  }
}

/** Dates in words. Adds `{wait}`, the `seconds` in words, such as "in 2 hours". */
function displayValues(values: AppError['values'], locale: Locale) {
  const shown = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && isIsoDate(value) ? formatDate(value, locale) : value,
    ]),
  )
  if (typeof values.seconds === 'number') shown.wait = waitingTime(values.seconds, formatTags[locale])
  return shown
}

type ErrorLike = { statusCode?: number; code?: string; name?: string }

const byFastifyCode: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: requestErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: requestErrors.unsupportedMediaType,
  FST_ERR_CTP_EMPTY_JSON_BODY: requestErrors.malformed,
  FST_ERR_CTP_INVALID_JSON_BODY: requestErrors.malformed,
  FST_ERR_BAD_URL: requestErrors.notFound,
}
/** The server's own disk is full or fails, or it has too many files open. */
const fileCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** Converts anything thrown into an error for the client; `isExpected` is false when it must be logged. */
export function toAppError(thrown: unknown): { error: AppError; isExpected: boolean } {
  if (thrown instanceof AppError) return { error: thrown, isExpected: true }
  const { code = '', statusCode, name } = (thrown ?? {}) as ErrorLike
  if (byFastifyCode[code]) return { error: byFastifyCode[code](), isExpected: true }
  if (name === 'SyntaxError' && statusCode === 400) return { error: requestErrors.malformed(), isExpected: true }
  if (statusCode === 503 || fileCodes.has(code) || isDatabaseUnavailable(thrown))
    return { error: requestErrors.unavailable(), isExpected: false }
  if (statusCode && statusCode >= 400 && statusCode < 500) return { error: requestErrors.malformed(), isExpected: true }
  return { error: requestErrors.internal(), isExpected: false }
}
