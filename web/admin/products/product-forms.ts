import {
  activateAnyProducts,
  blockProducts,
  dismissAnyProductJob,
  fullyDeleteProducts,
  listAllProducts,
  stopAnyProductJob,
  undoAnyProductChange,
  undoAnyProductJob,
  unblockProducts,
} from '#modules/cabinet/all-products-contract.ts'
import { promoteAnyProducts } from '#modules/cabinet/promotion-contract.ts'
import { form, withoutNote } from '../../forms/define-actions.ts'
import { undoForm } from '../../shared/products/undo-data.ts'
import { bulkForm } from '../../list/bulk-form.ts'

const list = listAllProducts

/** `doneAt`: where the page of one product leads, which is gone then. */
export function eraseForm(doneAt?: string) {
  return {
    ...bulkForm(fullyDeleteProducts, {
      list,
      fields: ['confirmation'],
      required: ['confirmation'],
      ...(doneAt && { doneAt }),
    }),
    fieldsOfCodes: { 'products.wrongConfirmation': 'confirmation' },
  }
}

/** The forms of the product pages. */
export const productForms = {
  activate: bulkForm(activateAnyProducts, { list, values: { isActive: true } }),
  archive: bulkForm(activateAnyProducts, { list, values: { isActive: false } }),
  block: bulkForm(blockProducts, { list, fields: ['reason'] }),
  unblock: bulkForm(unblockProducts, { list }),
  promote: {
    ...bulkForm(promoteAnyProducts, { fields: ['placement', 'from', 'to'] }),
    fieldsOfCodes: { 'products.wrongPeriod': 'to' },
  },
  erase: eraseForm(),
  undo: undoForm(undoAnyProductChange),
}

export const jobForms = {
  stopJob: form(stopAnyProductJob, { done: withoutNote }),
  undoJob: form(undoAnyProductJob, { done: withoutNote }),
  dismissJob: form(dismissAnyProductJob, { done: withoutNote }),
}
