import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { rehearse } from '#platform/resource/bulk-changes.ts'
import { findAuditOfCategory } from '../moderation/audit-queries.ts'
import * as contract from './contract.ts'
import { removeCategories } from './delete-categories.ts'
import { categoryErrors } from './errors.ts'
import * as filters from './filter-contract.ts'
import { findAvailable, findFilters } from './read-filters.ts'
import { findCategories, findCategory, findProgress, findStructure } from './read-categories.ts'
import { createCategory, updateCategory } from './write-category.ts'
import { createFilter, removeFilter, updateFilter } from './write-filter.ts'

export const categoryHandlers: Handler[] = [
  on(contract.listCategories, async ({ db, caller, input: { parentId = null } }) => ({
    items: await findCategories(db, caller.locale, sql`c.parent_id is not distinct from ${parentId}::int`),
  })),
  on(contract.getCategoryTree, async ({ db, caller }) => ({
    items: await findCategories(db, caller.locale, sql`true`),
  })),
  on(contract.getEditedCategory, async ({ db, caller, input }) => {
    const category = await findCategory(db, input.id, caller.locale)
    if (!category) throw categoryErrors.notFound()
    const [progress, audit] = await Promise.all([
      findProgress(db, input.id, caller.locale),
      findAuditOfCategory(db, String(input.id), caller.locale),
    ])
    return { ...category, ...progress, audit }
  }),
  on(contract.getCategoryStructure, ({ db }) => findStructure(db)),
  on(contract.createCategory, ({ db, caller, now, input }) =>
    db.transaction().execute((tx) => createCategory(tx, { caller, now }, input)),
  ),
  on(contract.updateCategory, (context) =>
    change(context, async (tx, { input, ...author }) => ({ effects: await updateCategory(tx, author, input) })),
  ),
  on(contract.deleteCategories, (context) =>
    change(context, (tx, { caller, input }) => removeCategories(tx, caller, input, caller.locale)),
  ),
  on(filters.listFilters, async ({ db, caller, input: { categoryId } }) => {
    if (!(await findCategory(db, categoryId, caller.locale))) throw categoryErrors.notFound()
    const [items, available] = await Promise.all([
      findFilters(db, categoryId),
      findAvailable(db, categoryId, caller.locale),
    ])
    return { items, available }
  }),
  on(filters.createFilter, ({ db, caller, input }) =>
    db.transaction().execute((tx) => createFilter(tx, caller, input)),
  ),
  on(filters.updateFilter, (context) =>
    change(context, async (tx, { caller, input }) => ({ effects: await updateFilter(tx, caller, input) })),
  ),
  on(filters.deleteFilter, (context) =>
    change(context, async (tx, { caller, input }) => ({ effects: await removeFilter(tx, caller, input) })),
  ),
]

type Changing<Input> = Pick<Context, 'db' | 'caller' | 'now'> & { input: Input }

/** A dry run makes the change and takes it back. */
const change = <Input extends { isDryRun: boolean }, Result>(
  context: Changing<Input>,
  run: (tx: Tx, context: Changing<Input>) => Promise<Result>,
) =>
  context.db
    .transaction()
    .execute((tx) => (context.input.isDryRun ? rehearse(tx, () => run(tx, context)) : run(tx, context)))
