import {
  deleteStores,
  fullyDeleteStores,
  restoreStores,
  suspendStores,
} from '#modules/administration/store-contract.ts'
import { bulkForm } from '../../list/bulk-form.ts'

/** The forms that the list and the page of a store share. */
export const storeForms = {
  suspend: bulkForm(suspendStores, { fields: ['reason'] }),
  restore: bulkForm(restoreStores),
  delete: bulkForm(deleteStores),
}

/** The forms that only the page of one store has. */
export const eraseForm = {
  ...bulkForm(fullyDeleteStores, { fields: ['confirmation'], required: ['confirmation'] }),
  fieldsOfCodes: { 'administration.wrongConfirmation': 'confirmation' },
}
