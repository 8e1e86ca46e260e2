import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, type Member, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { treeIn } from '../catalog/tree.ts'
import { membershipOf } from '../suppliers/queries.ts'
import { standardVatPercents } from '../suppliers/standard-vat.ts'
import * as contract from './contract.ts'
import { describeForm, titleOf } from './schema/describe.ts'
import { entityOf } from './entities/entities.ts'
import type { WriteContext, Entity, StoreContext } from './fields.ts'
import { findDocuments } from './read/find.ts'
import { mayWrite, updateDocument, upsertDocument } from './write/write.ts'

export const fluentHandlers: Handler[] = [
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
    const { store, role, isReadOnly } = await readContextOf(context, entity)
    const canUpdate = role !== undefined && !isReadOnly && !caller.acting && mayWrite(entity, role)
    return {
      entity: name,
      title: titleOf(name, caller.locale),
      fields: await describeForm(db, entity, { store, role, categoryId, locale: caller.locale, now }),
      can: { update: canUpdate, create: canUpdate && entity.isCreatable },
      locale: store?.locale ?? null,
      currency: store?.currency ?? null,
      vatPercent: store ? (standardVatPercents[store.country] ?? 0) : null,
    }
  }),
  on(contract.findDocuments, async (context) => {
    const entity = entityOf(context.input.entity)
    const { store } = await readContextOf(context, entity)
    return findDocuments(context.db, entity, store, context.input)
  }),
  on(contract.updateDocument, async (context) => {
    const {
      db,
      input: { entity, id, version, fields },
    } = context
    const writeContext = await writeContextOf(context)
    return db.transaction().execute((tx) => updateDocument(tx, entityOf(entity), writeContext, id, version, fields))
  }),
  on(contract.upsertDocument, async (context) => {
    const { db, input, idempotencyKey: key } = context
    const writeContext = await writeContextOf(context)
    const request = {
      actor: context.caller.account!.id,
      call: contract.upsertDocument.id,
      key,
      input: { ...input, storeId: writeContext.store.id },
    }
    return db
      .transaction()
      .execute((tx) =>
        withIdempotencyKey(tx, request, () =>
          upsertDocument(tx, entityOf(input.entity), writeContext, input, input.fields),
        ),
      )
  }),
]

/** The caller must be a member of the store in X-Store-Id. */
async function writeContextOf({ db, caller, now }: Context): Promise<WriteContext> {
  const member = await membershipOf(db, caller)
  if (!member) throw requestErrors.forbidden()
  if (member.isReadOnly) throw requestErrors.storeClosed()
  return { caller, now, role: member.role, store: await findStore(db, member.storeId) }
}

/** Entities without an owner need no store. */
async function readContextOf(
  { db, caller }: Context,
  { isOwnedBy: isOwn }: Entity,
): Promise<{ store?: StoreContext; role?: Member['role']; isReadOnly?: boolean }> {
  if (!isOwn) return {}
  const member = await membershipOf(db, caller)
  if (!member) throw requestErrors.forbidden()
  return { store: await findStore(db, member.storeId), role: member.role, isReadOnly: member.isReadOnly }
}

async function findStore(db: Db, id: number): Promise<StoreContext> {
  const { rows } = await sql<StoreContext>`
    select s.id, s.locale, s.currency, s.organization_id as "organizationId", o.country_code as country
    from stores s join organizations o on o.id = s.organization_id where s.id = ${id}
  `.execute(db)
  return rows[0]!
}
