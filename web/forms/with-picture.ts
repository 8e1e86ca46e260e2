import { upload, uploadErrors } from '#modules/files/contract.ts'
import { nextFile } from '../lib/request-context.ts'
import type { FormAction } from './define-actions.ts'

/** Uploads the file of the form first and saves its id in the field. */
export const withPicture = <Step>(field: string, save: FormAction<Step>): FormAction<Step> => ({
  ...save,
  fieldsOfCodes: { ...save.fieldsOfCodes, ...Object.fromEntries(uploadErrors.map((code) => [code, field])) },
  async run(api, data, args) {
    if ((await nextFile(args.context)) !== null) data.set(field, (await api(upload, {})).id)
    return save.run(api, data, args)
  },
})
