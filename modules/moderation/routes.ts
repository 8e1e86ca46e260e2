import { auditedEntities } from '#platform/constants.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { findActiveBanId, readNetwork } from '../bans/bans.ts'
import { accountPage } from './account-page.ts'
import { countAccounts, findAccounts } from './account-queries.ts'
import { type BanFilter, countBans, findBans } from './ban-queries.ts'
import { banSubject, liftBan } from './ban-subject.ts'
import * as contract from './contract.ts'
import { moderationErrors } from './errors.ts'
import { requestDeletions, setFeatures } from './manage-accounts.ts'
import { chatReviewHandlers } from './review-chats.ts'

export const moderationHandlers: Handler[] = [
  ...chatReviewHandlers,
  on(contract.listBans, (context) => {
    const { kind, active } = context.input
    return pageOfBans(context, { kind, isActive: active === undefined ? undefined : active === 'true' })
  }),
  on(contract.addBan, (context) => {
    const { subject, reason, until } = context.input
    return addBan(context, { ...subject, reason, until }, 'subject.value')
  }),
  on(contract.cancelBan, async ({ db, caller, now, input }) => {
    await db.transaction().execute((tx) => liftBan(tx, { caller, now }, input.id))
    return done
  }),
  on(contract.listBannedNetworks, (context) => pageOfBans(context, { kind: 'Network', isActive: true })),
  on(contract.banNetwork, (context) => {
    const { network, reason, until } = context.input
    return addBan(context, { kind: 'Network', value: network, reason, until }, 'network')
  }),
  on(contract.unbanNetwork, async ({ db, caller, now, input }) => {
    await db.transaction().execute(async (tx) => {
      const network = await readNetwork(tx, input.network)
      const id = network && (await findActiveBanId(tx, 'Network', network, now))
      if (!id) throw moderationErrors.banNotFound()
      await liftBan(tx, { caller, now }, id)
    })
    return done
  }),
  on(contract.listAuditedEntities, async () => ({ items: [...auditedEntities] })),
  on(contract.listAccounts, async ({ db, input }) => {
    const { page, pageSize } = input
    const [items, total] = await Promise.all([findAccounts(db, input, input), countAccounts(db, input)])
    return { items, total, page, pageSize }
  }),
  on(contract.countAccounts, async ({ db, input }) => ({ count: await countAccounts(db, input) })),
  on(contract.getAccount, async ({ db, caller, now, input }) => {
    const account = await accountPage(db, { id: input.id, viewer: caller.account!, locale: caller.locale, now })
    if (!account) throw moderationErrors.accountNotFound()
    return account
  }),
  on(contract.setFeatures, async ({ db, caller, input }) => {
    await db.transaction().execute((tx) => setFeatures(tx, { caller }, input.ids, input.features))
    return done
  }),
  on(contract.deleteAccounts, async ({ db, caller, now, input }) => ({
    results: await requestDeletions(db, { caller, now }, input.ids),
  })),
]

const done = { ok: true as const }

async function pageOfBans(
  { db, now, input }: Pick<Context<typeof contract.listBannedNetworks>, 'db' | 'now' | 'input'>,
  filter: BanFilter,
) {
  const { page, pageSize } = input
  const [items, total] = await Promise.all([findBans(db, filter, { page, pageSize }, now), countBans(db, filter, now)])
  return { items, total, page, pageSize }
}

const addBan = (
  { db, caller, config, now }: Pick<Context, 'db' | 'caller' | 'config' | 'now'>,
  input: Parameters<typeof banSubject>[2],
  path: string,
) =>
  db.transaction().execute(async (tx) => {
    const id = await banSubject(tx, { caller, config, now }, input, path)
    const [added] = await findBans(tx, { id }, { page: 1, pageSize: 1 }, now)
    return added!
  })
