import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import { categoryIn } from './category.ts'
import { describe } from './describe.ts'
import { documentErrors } from './errors.ts'
import type { Acting, Change, Entity, Values } from './fields.ts'
import { type Document, lockDocument, readDocument } from './find.ts'
import { isBlank } from './rules.ts'
import { readValues } from './validate.ts'

/** What is left out stays as it is. */
export async function updateDocument(
  tx: Tx,
  entity: Entity,
  acting: Acting,
  id: number,
  version: number,
  given: Values,
): Promise<Document> {
  assertMayWrite(entity, acting)
  const before = await lockVersion(tx, entity, acting, id, version)
  const change = await judge(tx, entity, acting, given, { id, before, isWhole: false })
  return write(tx, entity, acting, change)
}

/** What is left out becomes empty, or its default. */
export async function upsertDocument(
  tx: Tx,
  entity: Entity,
  acting: Acting,
  known: { id?: number | undefined; version?: number | undefined },
  given: Values,
) {
  assertMayWrite(entity, acting)
  const { id, version } = known
  if (id === undefined && !entity.isCreatable) throw documentErrors.notCreated()
  if (id !== undefined && version === undefined) throw invalidInput([{ path: 'version', code: 'field.required' }])
  const before = id === undefined ? undefined : await lockVersion(tx, entity, acting, id, version!)
  const whole = { ...defaultsOf(entity), ...given }
  const change = await judge(tx, entity, acting, whole, { id, before, isWhole: true })
  return { ...(await write(tx, entity, acting, change)), isNew: id === undefined }
}

/** Operators answer buyers; what the store is and sells is not theirs to change. */
export const mayWrite = ({ save }: Entity, role: Acting['role']) => save !== undefined && role !== 'Operator'

function assertMayWrite(entity: Entity, { role }: Acting) {
  if (!entity.save) throw documentErrors.readOnly()
  if (!mayWrite(entity, role)) throw documentErrors.notAllowed()
}

async function lockVersion(tx: Tx, entity: Entity, { store }: Acting, id: number, version: number): Promise<Values> {
  const found = await lockDocument(tx, entity, store, id)
  if (!found) throw documentErrors.notFound()
  if (found.version !== version) throw documentErrors.changedMeanwhile()
  return found.fields
}

const defaultsOf = ({ fields }: Entity): Values =>
  Object.fromEntries(
    fields
      .filter(({ isReadOnly, required, default: standard }) => !isReadOnly && (!required || standard !== undefined))
      .map(({ key, default: standard }) => [key, standard ?? null]),
  )

type Known = Pick<Change, 'id' | 'before'> & { isWhole: boolean }

async function judge(
  tx: Tx,
  entity: Entity,
  acting: Acting,
  given: Values,
  { id, before, isWhole }: Known,
): Promise<Change> {
  const { store, caller, now } = acting
  const categoryId = entity.name === 'product' ? await categoryIn(tx, given.category ?? before?.category) : undefined
  const form = await describe(tx, entity, { store, categoryId, locale: caller.locale, now })
  const values = readValues(form, given, store.locale)
  const missing = form.filter(({ key, isRequired }) => isWhole && isRequired && isBlank(values[key]))
  if (missing.length > 0)
    throw invalidInput(missing.map(({ key }): FieldError => ({ path: `fields.${key}`, code: 'field.required' })))
  return { id, before, values: { ...before, ...values }, given: new Set(Object.keys(values)), acting, form }
}

async function write(tx: Tx, entity: Entity, acting: Acting, change: Change): Promise<Document> {
  const id = await entity.save!(tx, change)
  await record(tx, acting.caller, {
    action: `${entity.name}.${change.before ? 'update' : 'create'}`,
    entity: entity.name,
    entityId: id,
    details: {
      storeId: acting.store.id,
      fields: [...change.given],
      before: shortOf(change.before, change),
      after: shortOf(change.values, change),
    },
  })
  return (await readDocument(tx, entity, acting.store, id))!
}

/** Texts are in the document; of what is short, both states are kept. */
const shortOf = (values: Values | undefined, { given }: Change): Values =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([key, value]) => given.has(key) && typeof value !== 'object'))
