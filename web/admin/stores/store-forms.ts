import {
  deleteStores,
  fullyDeleteStores,
  restoreStores,
  suspendStores,
} from '#modules/administration/store-contract.ts'
import { bulkForm } from '../../list/bulk-form.ts'

/** What the pages of stores do. */
export const storeForms = {
  suspend: bulkForm(suspendStores, { fields: ['reason'] }),
  restore: bulkForm(restoreStores),
  delete: bulkForm(deleteStores),
}

/** What only the page of one store does. */
export const eraseForm = {
  ...bulkForm(fullyDeleteStores, { fields: ['confirmation'] }),
  fieldsOfCodes: { 'administration.wrongConfirmation': 'confirmation' },
}
