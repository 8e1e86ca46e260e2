// The settings of a person for a list: saved views, chosen columns, and workbooks of the whole list, which a job writes.
import { z } from 'zod'
import { call, FileOutput, Name, Ok } from '#platform/contract.ts'

/** More views of one list are refused. */
export const maxViews = 12

const List = z
  .string()
  .regex(/^\/(?:admin|profile)(?:\/[a-z-]+){0,3}$/)
  .describe('The path of its page')
const View = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string().describe("The parameters of the page's address"),
})
const Export = z.object({
  id: z.uuid(),
  status: z.enum(['Running', 'Ready', 'Failed']),
  rowCount: z.int().describe('Rows that are written'),
  filter: z.record(z.string(), z.string()).describe('The input of the list, without its page'),
  total: z.int().nullable().describe('Null: the list does not count its rows'),
  sizeBytes: z.int().nullable(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
const CallId = z.string().max(120).describe('The call of the list, such as `GET x/admin-panel/account/list`')

export const getListTools = call('GET x/list/tools', {
  access: 'user',
  summary: 'The views and columns that the caller keeps of a list, and its latest workbook',
  input: z.object({ list: List, call: CallId }),
  output: z.object({
    views: z.array(View),
    maxViews: z.int(),
    columns: z.array(z.string()).nullable().describe('Null: those that the list shows by default'),
    canExport: z.boolean(),
    export: Export.nullable(),
  }),
})
export const saveView = call('POST x/list/view/save', {
  access: 'user',
  summary: `Saves a view under a name, which replaces one of that name; up to ${maxViews} for each list`,
  input: z.strictObject({
    list: List,
    name: Name(40),
    query: z
      .string()
      .max(1_000)
      .regex(/^[\w%.+*~=&-]*$/),
  }),
  output: z.object({ id: z.uuid() }),
  errors: ['workbench.tooManyViews'],
})
export const deleteView = call('POST x/list/view/delete', {
  access: 'user',
  summary: 'Deletes an own view',
  input: z.strictObject({ id: z.uuid() }),
  output: Ok,
})
export const chooseColumns = call('POST x/list/columns', {
  access: 'user',
  summary: 'Remembers the columns that a list shows to the caller; none: the default ones',
  input: z.strictObject({ list: List, columns: z.array(z.string().regex(/^\w{1,40}$/)).max(40) }),
  output: Ok,
})

const ExportKey = z.strictObject({ id: z.uuid() })
export const startExport = call('POST x/list/export/start', {
  access: 'user',
  limit: 'document',
  summary:
    'Has a job write all that a list finds into a workbook, which takes the place of an earlier one of that list; the audit log records it',
  input: z.strictObject({
    call: CallId,
    filter: z.record(z.string().max(40), z.string().max(300)).describe('The input of the list, without its page'),
  }),
  output: z.object({ id: z.uuid() }),
  errors: ['workbench.noSuchList'],
})
export const stopExport = call('POST x/list/export/stop', {
  access: 'user',
  summary: 'Stops writing a workbook, or deletes one that is ready',
  input: ExportKey,
  output: Ok,
})
export const downloadExport = call('GET x/list/export/file', {
  access: 'user',
  summary: 'A workbook that is ready',
  input: ExportKey,
  output: FileOutput,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['workbench.noSuchExport'],
})
