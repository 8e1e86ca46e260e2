import { upload } from '#modules/files/contract.ts'
import { ApiError, fileField, nextFile } from '../lib/request-context.ts'
import type { FormAction } from './define-actions.ts'

/** Uploads the files of a form first and saves their ids. The file of the field `icon` is sent as `icon.file`. */
export const withPictures = <Step>(fields: readonly string[], save: FormAction<Step>): FormAction<Step> => ({
  ...save,
  async run(api, data, args) {
    while ((await nextFile(args.context)) !== null) {
      const field = fields.find((name) => fileField(args.context) === `${name}.file`)
      if (!field) break
      data.set(field, (await api(upload, {}).catch((error: unknown) => rethrowAt(field, error))).id)
    }
    return save.run(api, data, args)
  },
})

/** The problem of a file belongs to its field. */
function rethrowAt(field: string, error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { code, detail } = error.problem
  throw new ApiError({ ...error.problem, errors: [{ path: field, code, message: detail }] })
}
