// Companies, branches and warehouses of all stores.
import { z } from 'zod'
import { Organization } from '#modules/company/contract.ts'
import { call, listOf, PageNumber, PageSize } from '#platform/contract.ts'

const filter = (text: string) =>
  z.object({
    query: z.string().trim().max(120).default('').describe(text),
    page: PageNumber,
    pageSize: PageSize(50),
  })

export const listOrganizations = call('GET x/admin-panel/organization/list', {
  access: 'admin:stores',
  summary: 'Organizations, the newest first',
  input: filter('Tax number or part of the legal name'),
  output: listOf(Organization.extend({ createdAt: z.iso.datetime() })),
})

const Premises = z.object({
  id: z.int(),
  name: z.string(),
  store: z.object({ id: z.int(), name: z.string() }),
  location: z.string(),
  address: z.string(),
})
const ofPremises = filter('Part of the address or of the name of the store')
export const listBranches = call('GET x/admin-panel/company-branch/list', {
  access: 'admin:stores',
  summary: 'Branches of all stores, the newest first',
  input: ofPremises,
  output: listOf(Premises.extend({ phone: z.string().nullable() })),
})
export const listWarehouses = call('GET x/admin-panel/warehouse/list', {
  access: 'admin:stores',
  summary: 'Warehouses of all stores, the newest first',
  input: ofPremises,
  output: listOf(Premises),
})
