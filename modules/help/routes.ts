import { type Handler, on } from '#platform/http/dispatch.ts'
import { readEmail, readPhone } from '../accounts/addresses.ts'
import { ensureVisitor } from '../contacts/visitor.ts'
import * as contract from './contract.ts'
import { askForHelp, changeStatus, countRequests, findRequests } from './requests.ts'

export const helpHandlers: Handler[] = [
  on(contract.requestHelp, (context) => {
    const { db, input, caller, config, now } = context
    const read = input.contact.includes('@')
      ? readEmail(input.contact, 'contact')
      : readPhone(input.contact, caller, 'contact')
    return db
      .transaction()
      .execute(async (tx) =>
        askForHelp(tx, await ensureVisitor(tx, context), { ...input, contact: read.target }, { caller, config, now }),
      )
  }),
  on(contract.listHelpRequests, async ({ replica, input }) => {
    const [items, total] = await Promise.all([findRequests(replica, input), countRequests(replica, input)])
    return { items, total, page: input.page, pageSize: input.pageSize }
  }),
  on(contract.setHelpStatus, async ({ db, input, caller }) => {
    await db.transaction().execute((tx) => changeStatus(tx, input, { caller }))
    return { ok: true as const }
  }),
]
