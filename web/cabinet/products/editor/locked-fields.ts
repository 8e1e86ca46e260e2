import type { ProductFormData } from '../product-data.ts'

type Data = Pick<ProductFormData, 'schema' | 'product' | 'status'>

export const canSave = ({ schema: { can }, product }: Pick<Data, 'schema' | 'product'>) =>
  product ? can.update : can.create

/** Whether the prices that the person enters are only proposed, in a draft. */
export const isProposal = ({ schema }: Pick<Data, 'schema'>) => schema.fields.some(({ isForDrafts }) => isForDrafts)

/** The keys of fields that the person may not change now; they are disabled, so the form leaves them out. */
export const lockedFields = (data: Data): string[] =>
  data.schema.fields
    .filter(({ isForDrafts }) => !canSave(data) || (isForDrafts && data.status !== 'Draft'))
    .map(({ key }) => key)
