import * as changes from '#modules/administration/premises-change-contract.ts'
import { bulkForm } from '../../list/bulk-form.ts'

type Erasing = Parameters<typeof bulkForm>[0]
const eraseForm = (call: Erasing, doneAt?: string) => ({
  ...bulkForm(call, { fields: ['confirmation'], required: ['confirmation'], ...(doneAt && { doneAt }) }),
  fieldsOfCodes: { 'administration.wrongName': 'confirmation' },
})
const reasoned = { fields: ['reason'] }

/** The forms of the lists and pages of companies, branches and warehouses; only the page of one item deletes it for good. */
export const organizationForms = {
  suspend: bulkForm(changes.suspendOrganizations, reasoned),
  restore: bulkForm(changes.restoreOrganizations),
  delete: bulkForm(changes.deleteOrganizations),
}
export const branchForms = {
  suspend: bulkForm(changes.suspendBranches, reasoned),
  restore: bulkForm(changes.restoreBranches),
  delete: bulkForm(changes.deleteBranches),
}
export const warehouseForms = {
  suspend: bulkForm(changes.suspendWarehouses, reasoned),
  restore: bulkForm(changes.restoreWarehouses),
  delete: bulkForm(changes.deleteWarehouses),
}
export const eraseOrganization = eraseForm(changes.fullyDeleteOrganizations)
// Their pages are gone then.
export const eraseBranch = eraseForm(changes.fullyDeleteBranches, '/admin/branches?done=erase')
export const eraseWarehouse = eraseForm(changes.fullyDeleteWarehouses, '/admin/warehouses?done=erase')
