import { record } from '#platform/audit.ts'
import { auditedEntities, cookieNames } from '#platform/constants.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { rehearse } from '#platform/resource/bulk-changes.ts'
import { maxActingMinutes, startActing, stopActing } from '../accounts/acting.ts'
import { findActiveBanId, readNetwork } from '../bans/bans.ts'
import { reauthenticate } from '../mfa/reauthenticate.ts'
import { accountPage } from './account-page.ts'
import { countAccounts, findAccounts } from './account-queries.ts'
import { type BanFilter, countBans, findBans } from './ban-queries.ts'
import { previewBan } from './ban-preview.ts'
import { findAuditLog } from './audit-list.ts'
import { listAudit } from './audit-contract.ts'
import { assertBannable, banSubject, liftBan } from './ban-subject.ts'
import * as accountContract from './account-contract.ts'
import * as banContract from './ban-contract.ts'
import { moderationErrors } from './errors.ts'
import { cancelDeletion, requestDeletions, setFeatures, signOut } from './manage-accounts.ts'
import { chatReviewHandlers } from './review-chats.ts'

export const moderationHandlers: Handler[] = [
  ...chatReviewHandlers,
  on(banContract.listBans, (context) => {
    const { query, kind, active } = context.input
    return pageOfBans(context, { query, kind, isActive: active === undefined ? undefined : active === 'true' })
  }),
  on(banContract.previewBan, ({ db, caller, now, input }) => previewBan(db, { caller, now }, input)),
  on(banContract.addBan, (context) => {
    const { subject, reason, until } = context.input
    return addBan(context, { ...subject, reason, until }, 'subject.value')
  }),
  on(banContract.cancelBan, async ({ db, caller, now, input }) => {
    await db.transaction().execute((tx) => liftBan(tx, { caller, now }, input.id))
    return done
  }),
  on(banContract.listBannedNetworks, (context) => pageOfBans(context, { kind: 'Network', isActive: true })),
  on(banContract.banNetwork, (context) => {
    const { network, reason, until } = context.input
    return addBan(context, { kind: 'Network', value: network, reason, until }, 'network')
  }),
  on(banContract.unbanNetwork, async ({ db, caller, now, input }) => {
    await db.transaction().execute(async (tx) => {
      const network = await readNetwork(tx, input.network)
      const id = network && (await findActiveBanId(tx, 'Network', network, now))
      if (!id) throw moderationErrors.banNotFound()
      await liftBan(tx, { caller, now }, id)
    })
    return done
  }),
  on(listAudit, findAuditLog),
  on(accountContract.listAuditedEntities, async () => ({ items: [...auditedEntities] })),
  on(accountContract.listAccounts, async ({ db, input }) => {
    const { page, pageSize } = input
    const [items, total] = await Promise.all([findAccounts(db, input, input), countAccounts(db, input)])
    return { items, total, page, pageSize }
  }),
  on(accountContract.countAccounts, async ({ db, input }) => ({ count: await countAccounts(db, input) })),
  on(accountContract.getAccount, async ({ db, caller, now, input }) => {
    const account = await accountPage(db, { id: input.id, viewer: caller.account!, locale: caller.locale, now })
    if (!account) throw moderationErrors.accountNotFound()
    await record(db, caller, { action: 'account.read', entity: 'account', entityId: input.id })
    return account
  }),
  on(accountContract.setFeatures, async ({ db, caller, input }) => {
    await db.transaction().execute((tx) => setFeatures(tx, { caller }, input.ids, input.features))
    return done
  }),
  on(accountContract.signOutAccount, async ({ db, caller, now, input }) => {
    await db.transaction().execute((tx) => signOut(tx, { caller, now }, input.id))
    return done
  }),
  on(accountContract.cancelDeletionOfAccount, async ({ db, caller, input }) => {
    await db.transaction().execute((tx) => cancelDeletion(tx, { caller }, input.id))
    return done
  }),
  on(accountContract.startActing, async (context) => {
    const { db, input, caller, cookies, now } = context
    const spendProof = await reauthenticate(context, input)
    const acting = await db.transaction().execute(async (tx) => {
      await spendProof(tx)
      await assertBannable(tx, input.id, caller)
      return startActing(tx, caller, { accountId: input.id, reason: input.reason }, now)
    })
    if (!acting) throw moderationErrors.accountNotFound()
    cookies.set(cookieNames.acting, acting.id, { maxAge: maxActingMinutes * 60, httpOnly: true })
    return { until: acting.until.toISOString() }
  }),
  on(accountContract.endActing, async ({ db, caller, cookies, now }) => {
    if (caller.acting) await db.transaction().execute((tx) => stopActing(tx, caller, now))
    cookies.clear(cookieNames.acting)
    return { id: caller.acting ? caller.account!.id : null }
  }),
  on(accountContract.deleteAccounts, ({ db, caller, now, input: { ids, isDryRun } }) =>
    isDryRun
      ? db
          .transaction()
          .execute((tx) => rehearse(tx, () => requestDeletions((change) => change(tx), { caller, now }, ids)))
      : requestDeletions((change) => db.transaction().execute(change), { caller, now }, ids),
  ),
]

const done = { ok: true as const }

async function pageOfBans(
  { db, now, input }: Pick<Context<typeof banContract.listBannedNetworks>, 'db' | 'now' | 'input'>,
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
