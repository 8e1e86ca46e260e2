import { defineErrors } from '#platform/errors.ts'

export const workbenchErrors = defineErrors('workbench', { tooManyViews: 409, noSuchList: 404, noSuchExport: 404 })
