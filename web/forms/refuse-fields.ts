import { ApiError } from '../lib/request-context.ts'
import type { FieldError } from './problem-fields.ts'

/** Refuses fields before the form's call, as the call refuses its input. Texts are optional for fields with a requirement. */
export const refuseFields = (...errors: (Omit<FieldError, 'message'> & { message?: string })[]) =>
  new ApiError({
    status: 422,
    code: 'request.invalid',
    title: '',
    detail: '',
    traceId: crypto.randomUUID(),
    errors: errors.map((error) => ({ message: '', ...error })),
  })
