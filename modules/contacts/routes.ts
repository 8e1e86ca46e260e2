import { record } from '#platform/audit.ts'
import { invalidInput, requestErrors } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { readPhone } from '../accounts/addresses.ts'
import { requestCallback, changeStatus, countCallbacks, findCallbacks } from './callbacks.ts'
import { countCalls, findCalls, findRecording, insertCall } from './calls.ts'
import * as contract from './contract.ts'
import { contactErrors } from './errors.ts'
import { fetchRecording } from './job-definitions.ts'
import { addNumber, changeNumber, countNumbers, countPhoneShow, findNumbers, leaseNumber } from './numbers.ts'
import { recordingLink } from './recordings.ts'
import { isFresh, parseNumber } from './rules.ts'
import { isSignatureValid } from './signature.ts'
import { callbacksByStore, redirectsByStore } from './statistics.ts'
import { findStore, ensureVisitor } from './visitor.ts'

export const contactHandlers: Handler[] = [
  on(contract.requestCallback, (context) => {
    const { db, input, caller, now } = context
    const phone = readPhone(input.phone, caller).target
    return db.transaction().execute(async (tx) => {
      await findStore(tx, input, caller.locale)
      return requestCallback(tx, await ensureVisitor(tx, context), { ...input, phone }, now)
    })
  }),
  on(contract.listCallbacks, async ({ db, input, caller, member }) => {
    const { page, pageSize } = input
    const { storeId } = member!
    const [items, total] = await Promise.all([
      findCallbacks(db, storeId, input, caller.locale),
      countCallbacks(db, storeId, input),
    ])
    return { items, total, page, pageSize }
  }),
  on(contract.setCallbackStatus, async ({ db, input, caller, member, now }) => {
    await db.transaction().execute((tx) => changeStatus(tx, member!, input, { caller, now }))
    return done
  }),
  on(contract.showPhone, (context) => {
    const { db, input, caller, now } = context
    return db.transaction().execute(async (tx) => {
      const { phone, hours } = await findStore(tx, input, caller.locale)
      if (!phone) throw contactErrors.noPhone()
      await countPhoneShow(tx, await ensureVisitor(tx, context), input, now)
      const number = await leaseNumber(tx, input.storeId, now)
      return { phone: number ?? phone, isRedirect: number !== undefined, hours }
    })
  }),
  on(contract.recordCall, async ({ db, input, config, signed, now }) => {
    const { telephonySecret } = config
    if (telephonySecret === undefined) throw requestErrors.notFound()
    if (!signed || !isSignatureValid(telephonySecret, signed) || !isFresh(input.sentAt, now))
      throw contactErrors.badSignature()
    const to = parseNumber(input.to)
    if (!to) throw invalidInput([{ path: 'to', code: 'field.invalid' }])
    if (input.startedAt > input.sentAt) throw invalidInput([{ path: 'startedAt', code: 'field.invalid' }])
    await db.transaction().execute(async (tx) => {
      const id = await insertCall(tx, { ...input, to, from: parseNumber(input.from) }, now)
      if (id && input.audioUrl) await enqueue(tx, fetchRecording, { id })
    })
    return done
  }),
  on(contract.listNumbers, async ({ db, input, caller }) => {
    const [items, total] = await Promise.all([findNumbers(db, input, caller.locale), countNumbers(db)])
    return { items, total, page: input.page, pageSize: input.pageSize }
  }),
  on(contract.addNumber, async ({ db, input, caller }) => {
    const number = readPhone(input.number, caller, 'number').target
    return { id: await db.transaction().execute((tx) => addNumber(tx, { number, note: input.note }, { caller })) }
  }),
  on(contract.updateNumber, async ({ db, input, caller }) => {
    await db.transaction().execute((tx) => changeNumber(tx, input, { caller }))
    return done
  }),
  on(contract.listCalls, async ({ db, input, caller, now }) => {
    const [items, total] = await Promise.all([
      findCalls(db, input, input, caller.locale, now),
      countCalls(db, input, now),
    ])
    return { items, total, page: input.page, pageSize: input.pageSize }
  }),
  on(contract.getRecording, ({ db, input: { id }, caller, config, now }) =>
    db.transaction().execute(async (tx) => {
      if (!(await findRecording(tx, id))) throw contactErrors.recordingNotFound()
      await record(tx, caller, { action: 'telephony.recordingOpened', entity: 'phoneCall', entityId: id })
      const { url, expiresAt } = recordingLink(config, { id, accountId: caller.account!.id }, now)
      return { url, expiresAt: expiresAt.toISOString() }
    }),
  ),
  on(contract.callbackStatistics, ({ replica, input, caller, now }) =>
    callbacksByStore(replica, { query: input, locale: caller.locale, now }),
  ),
  on(contract.redirectStatistics, ({ replica, input, caller, now }) =>
    redirectsByStore(replica, { query: input, locale: caller.locale, now }),
  ),
]

const done = { ok: true as const }
