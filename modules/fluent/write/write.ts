import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import { may } from '../../accounts/rules.ts'
import { auditedChanges } from './audited-changes.ts'
import { categoryIn } from './category.ts'
import { describeForm, isOfCountry } from '../schema/describe.ts'
import { documentErrors } from '../errors.ts'
import type { WriteContext, Change, Entity, Values } from '../fields.ts'
import { type Document, lockDocument, readDocument } from '../read/find.ts'
import { isBlank } from '../rules.ts'
import { readValues } from '../schema/validate.ts'

/** Changes the given fields and leaves the others as they are. */
export async function updateDocument(
  tx: Tx,
  entity: Entity,
  context: WriteContext,
  id: number,
  version: number,
  input: Values,
): Promise<Document> {
  assertMayWrite(entity, context)
  const before = await lockVersion(tx, entity, context, id, version)
  const change = await validateChange(tx, entity, context, input, { id, before, isReplacement: false })
  return write(tx, entity, context, change)
}

/** Creates or replaces a document; omitted fields become empty or their default. */
export async function upsertDocument(
  tx: Tx,
  entity: Entity,
  context: WriteContext,
  target: { id?: number | undefined; version?: number | undefined },
  input: Values,
) {
  assertMayWrite(entity, context)
  const { id, version } = target
  if (id === undefined && !entity.isCreatable) throw documentErrors.notCreated()
  if (id !== undefined && version === undefined) throw invalidInput([{ path: 'version', code: 'field.required' }])
  const before = id === undefined ? undefined : await lockVersion(tx, entity, context, id, version!)
  const whole = { ...defaultsOf(entity, context.store), ...input }
  const change = await validateChange(tx, entity, context, whole, { id, before, isReplacement: true })
  return { ...(await write(tx, entity, context, change)), isNew: id === undefined }
}

export const mayWrite = ({ right }: Entity, role: WriteContext['role']) => right !== undefined && may(role, right)

function assertMayWrite(entity: Entity, { role }: WriteContext) {
  if (!entity.save) throw documentErrors.readOnly()
  if (!mayWrite(entity, role)) throw documentErrors.notAllowed()
}

async function lockVersion(
  tx: Tx,
  entity: Entity,
  { store }: WriteContext,
  id: number,
  version: number,
): Promise<Values> {
  const found = await lockDocument(tx, entity, store, id)
  if (!found) throw documentErrors.notFound()
  if (found.version !== version) throw documentErrors.changedMeanwhile()
  return found.fields
}

const defaultsOf = ({ fields }: Entity, store: WriteContext['store']): Values =>
  Object.fromEntries(
    fields
      .filter(isOfCountry(store))
      .filter(
        ({ isReadOnly, required, default: defaultValue }) => !isReadOnly && (!required || defaultValue !== undefined),
      )
      .map(({ key, default: defaultValue }) => [key, defaultValue ?? null]),
  )

type ChangeTarget = Pick<Change, 'id' | 'before'> & { isReplacement: boolean }

async function validateChange(
  tx: Tx,
  entity: Entity,
  context: WriteContext,
  input: Values,
  { id, before, isReplacement }: ChangeTarget,
): Promise<Change> {
  const { store, role, caller, now } = context
  const categoryId = entity.name === 'product' ? await categoryIn(tx, input.category ?? before?.category) : undefined
  const form = await describeForm(tx, entity, { store, role, categoryId, locale: caller.locale, now })
  const values = readValues(form, input, store.locale)
  const missing = form.filter(({ key, isRequired }) => isReplacement && isRequired && isBlank(values[key]))
  if (missing.length > 0)
    throw invalidInput(missing.map(({ key }): FieldError => ({ path: `fields.${key}`, code: 'field.required' })))
  return { id, before, values: { ...before, ...values }, changedKeys: new Set(Object.keys(values)), context, form }
}

async function write(tx: Tx, entity: Entity, context: WriteContext, change: Change): Promise<Document> {
  const id = await entity.save!(tx, change)
  await record(tx, context.caller, {
    action: `${entity.name as Exclude<typeof entity.name, 'brand'>}.${change.before ? 'update' : 'create'}`,
    entity: entity.name,
    entityId: id,
    details: { storeId: context.store.id, ...auditedChanges(change) },
  })
  return (await readDocument(tx, entity, context.store, id))!
}
