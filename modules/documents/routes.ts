import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, type Member, on } from '#platform/http/dispatch.ts'
import { once } from '#platform/idempotency.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { treeIn } from '../catalog/tree.ts'
import { memberOf } from '../suppliers/queries.ts'
import * as contract from './contract.ts'
import { describe, titleOf } from './describe.ts'
import { entityOf } from './entities.ts'
import type { Acting, Entity, OwnStore } from './fields.ts'
import { findDocuments } from './find.ts'
import { mayWrite, updateDocument, upsertDocument } from './write.ts'

export const documentHandlers: Handler[] = [
  on(contract.findSchema, async (context) => {
    const {
      db,
      caller,
      now,
      input: { entity: name, categoryId },
    } = context
    const entity = entityOf(name)
    if (categoryId !== undefined && (await treeIn(db, 'en')).byId.get(categoryId)?.level !== 'Category')
      throw catalogErrors.unknownCategory()
    const { store, role } = await readerOf(context, entity)
    const canUpdate = role !== undefined && mayWrite(entity, role)
    return {
      entity: name,
      title: titleOf(name, caller.locale),
      fields: await describe(db, entity, { store, categoryId, locale: caller.locale, now }),
      can: { update: canUpdate, create: canUpdate && entity.isCreatable },
      locale: store?.locale ?? null,
      currency: store?.currency ?? null,
    }
  }),
  on(contract.findDocuments, async (context) => {
    const entity = entityOf(context.input.entity)
    const { store } = await readerOf(context, entity)
    return findDocuments(context.db, entity, store, context.input)
  }),
  on(contract.updateDocument, async (context) => {
    const {
      db,
      input: { entity, id, version, fields },
    } = context
    const acting = await writerOf(context)
    return db.transaction().execute((tx) => updateDocument(tx, entityOf(entity), acting, id, version, fields))
  }),
  on(contract.upsertDocument, async (context) => {
    const { db, input, idempotencyKey: key } = context
    const acting = await writerOf(context)
    const request = {
      actor: context.caller.account!.id,
      call: contract.upsertDocument.id,
      key,
      input: { ...input, storeId: acting.store.id },
    }
    return db
      .transaction()
      .execute((tx) => once(tx, request, () => upsertDocument(tx, entityOf(input.entity), acting, input, input.fields)))
  }),
]

/** Whoever writes does so for the store that X-Store-Id names, as one who works there. */
async function writerOf({ db, caller, now }: Context): Promise<Acting> {
  const member = await memberIn(db, caller)
  if (!member) throw requestErrors.forbidden()
  return { caller, now, role: member.role, store: await findStore(db, member.storeId) }
}

/** What is everyone's needs no store. */
async function readerOf(
  { db, caller }: Context,
  { isOwn }: Entity,
): Promise<{ store?: OwnStore; role?: Member['role'] }> {
  if (!isOwn) return {}
  const member = await memberIn(db, caller)
  if (!member) throw requestErrors.forbidden()
  return { store: await findStore(db, member.storeId), role: member.role }
}

async function memberIn(db: Db, { account, storeHeader }: Context['caller']) {
  const storeId = Number(storeHeader)
  return Number.isInteger(storeId) ? memberOf(db, account!.id, storeId) : undefined
}

async function findStore(db: Db, id: number): Promise<OwnStore> {
  const { rows } = await sql<OwnStore>`
    select s.id, s.locale, s.currency, s.organization_id as "organizationId", o.country_code as country
    from stores s join organizations o on o.id = s.organization_id where s.id = ${id}
  `.execute(db)
  return rows[0]!
}
