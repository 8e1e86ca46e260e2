import { Readable } from 'node:stream'
import { record } from '#platform/audit.ts'
import type { AdminFeature, Call } from '#platform/contract.ts'
import { invalidInput, requestErrors } from '#platform/errors.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { hasFeature } from '../accounts/queries.ts'
import { membershipOf } from '../suppliers/queries.ts'
import * as contract from './contract.ts'
import { workbenchErrors } from './errors.ts'
import { exportedLists } from './exported-lists.ts'
import { expireExport, findReadyExport, requestExport } from './exports.ts'
import { chooseColumns, deleteView, findTools, saveView } from './list-tools.ts'
import { fileNameOf } from './workbook.ts'

export const workbenchHandlers: Handler[] = [
  on(contract.getListTools, async ({ db, caller, input: { list, call }, now }) => {
    const exported = exportedLists.get(call)
    const storeId = exported?.call.access === 'seller' ? storeOf(caller) : null
    const tools = await findTools(db, { accountId: caller.account!.id, list, call, storeId }, now)
    return { ...tools, maxViews: contract.maxViews, canExport: exported !== undefined }
  }),
  on(contract.saveView, ({ db, caller, input, now }) =>
    db.transaction().execute((tx) => saveView(tx, { ...input, accountId: caller.account!.id, now })),
  ),
  on(contract.deleteView, async ({ db, caller, input }) => {
    await deleteView(db, caller.account!.id, input.id)
    return { ok: true as const }
  }),
  on(contract.chooseColumns, async ({ db, caller, input: { list, columns } }) => {
    await chooseColumns(db, caller.account!.id, list, [...new Set(columns)])
    return { ok: true as const }
  }),
  on(contract.startExport, async (context) => {
    const { db, caller, input, now } = context
    const list = exportedLists.get(input.call)
    if (!list) throw workbenchErrors.noSuchList()
    await assertMayRead(list.call, context)
    if (!list.call.input.safeParse(input.filter).success)
      throw invalidInput([{ path: 'filter', code: 'field.invalid' }])
    const storeId = list.call.access === 'seller' ? storeOf(caller) : null
    const { locale, currency, variant, account } = caller
    const person = { accountId: account!.id, sessionId: account!.sessionId, storeId, locale, currency, variant }
    return db.transaction().execute(async (tx) => {
      const started = await requestExport(tx, { person, call: input.call, filter: input.filter, now })
      const details = { listTitle: list.title, filter: input.filter }
      await record(tx, caller, { action: 'list.exported', entity: 'list', entityId: list.call.path, details })
      return started
    })
  }),
  on(contract.stopExport, async ({ db, caller, input, now }) => {
    await expireExport(db, caller.account!.id, input.id, now)
    return { ok: true as const }
  }),
  on(contract.downloadExport, async ({ db, caller, config, input, now }) => {
    const found = await findReadyExport(db, caller.account!.id, input.id, now)
    const list = found && exportedLists.get(found.call)
    const file = list && (await openFileStore(config).open(found.fileKey))
    if (!file) throw workbenchErrors.noSuchExport()
    return {
      fileName: fileNameOf(list, caller.locale, found.requestedAt),
      content: Readable.toWeb(file.content) as ReadableStream<Uint8Array>,
    }
  }),
]

const storeOf = ({ storeHeader }: Context['caller']) => (storeHeader ? Number(storeHeader) : null)

/** Refuses at once what the job would not be allowed to read. */
async function assertMayRead({ access }: Call, { db, caller, config }: Pick<Context, 'db' | 'caller' | 'config'>) {
  const account = caller.account!
  if (access === 'user') return
  const mayRead =
    access === 'seller'
      ? await membershipOf(db, caller)
      : await hasFeature(db, account, (access.split(':')[1] ?? 'any') as AdminFeature | 'any', config)
  if (!mayRead) throw requestErrors.forbidden()
}
