// Administrators suspend companies, branches and warehouses, delete them, bring them back, and delete them for good.
import { z } from 'zod'
import { call, FreeText, Line, listOf, PageNumber, PageSize } from '#platform/contract.ts'
import { ChangeOutcome, ErasureOutcome, Ids, summaryOf } from './store-contract.ts'

type Texts = Record<'suspend' | 'delete' | 'restore' | 'erase', string>

const changesOf = <const Path extends string>(path: Path, texts: Texts) => ({
  suspend: call(`POST x/admin-panel/${path}/bulk-suspend`, {
    access: 'admin:stores',
    summary: summaryOf(texts.suspend),
    input: Ids.extend({ reason: FreeText(500).min(3) }),
    output: ChangeOutcome,
  }),
  remove: call(`POST x/admin-panel/${path}/bulk-delete`, {
    access: 'admin:stores',
    summary: summaryOf(texts.delete),
    input: Ids,
    output: ChangeOutcome,
  }),
  restore: call(`POST x/admin-panel/${path}/bulk-restore`, {
    access: 'admin:stores',
    summary: summaryOf(texts.restore),
    input: Ids,
    output: ChangeOutcome,
  }),
  erase: call(`POST x/admin-panel/${path}/bulk-full-delete`, {
    access: 'admin:stores',
    limit: 'confirm',
    summary: `${texts.erase}. \`isDryRun\` only tells the outcome`,
    input: Ids.extend({
      confirmation: Line(300)
        .default('')
        .describe('The name of the only one, else its address, or how many there are; a dry run needs none'),
    }),
    output: ErasureOutcome,
    errors: ['administration.wrongName'],
  }),
})

export const {
  suspend: suspendOrganizations,
  remove: deleteOrganizations,
  restore: restoreOrganizations,
  erase: fullyDeleteOrganizations,
} = changesOf('organization', {
  suspend: 'Suspends companies with their stores and tells their owners why',
  delete: 'Deletes companies without open orders and closes their stores; they can be restored',
  restore: 'Brings companies back that administrators have suspended or deleted, with the stores that went with them',
  erase:
    'Deletes the data of deleted companies and of their stores for good, by a job; orders and documents keep the name and tax number',
})
export const {
  suspend: suspendBranches,
  remove: deleteBranches,
  restore: restoreBranches,
  erase: fullyDeleteBranches,
} = changesOf('company-branch', {
  suspend: 'Hides branches from buyers and tells the owners of their stores why',
  delete: 'Deletes branches, except the last one of an open store; they can be restored',
  restore: 'Brings branches back that administrators have suspended or deleted',
  erase: 'Deletes branches for good that administrators have deleted',
})
export const {
  suspend: suspendWarehouses,
  remove: deleteWarehouses,
  restore: restoreWarehouses,
  erase: fullyDeleteWarehouses,
} = changesOf('warehouse', {
  suspend: 'Hides warehouses from buyers, whose stock is not sold then, and tells the owners of their stores why',
  delete: 'Deletes warehouses without open orders, except the last one of an open store; they can be restored',
  restore: 'Brings warehouses back that administrators have suspended or deleted',
  erase: 'Deletes warehouses with their stock for good that administrators have deleted, by a job',
})

export const listErasures = call('GET x/admin-panel/premises/erasure/list', {
  access: 'admin:stores',
  summary: 'Companies, branches or warehouses that are or were deleted for good, the latest first',
  input: z.object({
    kind: z.enum(['organization', 'companybranch', 'warehouse']),
    page: PageNumber,
    pageSize: PageSize(20),
  }),
  output: listOf(
    z.object({
      id: z.int(),
      name: z.string(),
      total: z.int().describe('Products that are concerned'),
      done: z.int(),
      requestedAt: z.iso.datetime(),
      finishedAt: z.iso.datetime().nullable(),
    }),
  ),
})
