import type { ProductFormData } from '../product-data.ts'

/** The keys of fields that the person may not change now; they are disabled, so the form leaves them out. */
export function lockedFields({ schema: { fields, can }, product, status }: ProductFormData): string[] {
  const canSave = product ? can.update : can.create
  return fields.filter(({ isForDrafts }) => !canSave || (isForDrafts && status !== 'Draft')).map(({ key }) => key)
}
