import {
  categoryTexts,
  createCategory,
  deleteCategories,
  getCategoryTree,
  getEditedCategory,
  updateCategory,
} from '#modules/categories/contract.ts'
import {
  createFilter,
  deleteFilter,
  filterTexts,
  listFilters,
  updateFilter,
} from '#modules/categories/filter-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { withPictures } from '../../forms/with-pictures.ts'
import { foundOrNull, loaderCall } from '../../lib/request-context.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import type { Route } from './+types/categories.ts'
import { moreRows } from './more-rows.ts'
import { optionsOf } from './options.ts'
import { rehearsedForm } from './rehearsed-form.ts'
import { type CategoryNode, lineOf, visibleNodes } from './visible-nodes.ts'

export type Category = OutputOf<typeof getEditedCategory>
export type Filter = OutputOf<typeof listFilters>['items'][number]
export type Available = OutputOf<typeof listFilters>['available']
/** A node that can be chosen, with the names of those above it. */
export type Choice = { id: number; label: string }
export type Choices = Readonly<Record<'parents' | 'targets' | 'siblings', readonly Choice[]>>

const withOptions = (input: Record<string, unknown>, data: FormData) =>
  data.has('options.0.id') ? { ...input, options: optionsOf(data) } : input
const ofFilter = ['filter', 'kind']
const mergeFields = ['targetId', 'confirmation']

export const actions = defineActions({
  create: form(createCategory, { doneAt: ({ id }) => `/admin/categories?item=${id}&done=create` }),
  update: withPictures(
    ['drawingId'],
    rehearsedForm(updateCategory, { input: updateCategory.input.extend(categoryTexts) }),
  ),
  move: rehearsedForm(updateCategory),
  place: form(updateCategory),
  merge: {
    ...bulkForm(deleteCategories, { fields: mergeFields, required: mergeFields }),
    fieldsOfCodes: { 'categories.wrongConfirmation': 'confirmation' },
  },
  delete: bulkForm(deleteCategories),
  createFilter: moreRows(
    form(createFilter, { complete: (input, { form: data }) => withOptions(input, data) }),
    ofFilter,
  ),
  updateFilter: moreRows(
    rehearsedForm(updateFilter, {
      input: updateFilter.input.extend(filterTexts),
      complete: withOptions,
    }),
    ofFilter,
  ),
  placeFilter: form(updateFilter, { section: 'filters' }),
  deleteFilter: rehearsedForm(deleteFilter, { isAlwaysAsked: true, without: ofFilter }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const param = (name: string) => url.searchParams.get(name) ?? ''
  const query = param('query').trim().slice(0, 80)
  const id = idOf(param('item'))
  return loaderCall(context, async (api) => {
    const [{ items }, category] = await Promise.all([
      api(getCategoryTree, {}),
      id ? foundOrNull(api(getEditedCategory, { id })) : null,
    ])
    const filters = category?.level === 'Category' ? await api(listFilters, { categoryId: category.id }) : null
    const parent = items.find((item) => item.id === idOf(param('parent'))) ?? null
    const isNew = param('item') === 'new' && parent?.level !== 'Category'
    return {
      query,
      nodes: visibleNodes(items, category?.id ?? parent?.id ?? null, query),
      total: items.length,
      category,
      ...(category && choicesFor(items, category)),
      isMissing: id !== null && !category,
      newIn: isNew ? { parent } : null,
      filters,
      filter: filters?.items.find((filter) => filter.id === idOf(param('filter'))) ?? null,
      newFilter: filters && param('filter') === 'new' ? { kind: param('kind') } : null,
      forms: actions.loaderData(context, url),
    }
  })
}
export type CategoriesData = Awaited<ReturnType<typeof loader>>

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** The nodes to which a node can be moved, those that can take over its children, and its siblings. */
function choicesFor(items: readonly CategoryNode[], { id, level, parentId }: Category): Choices {
  const byId = new Map(items.map((item) => [item.id, item]))
  const choiceOf = (node: CategoryNode): Choice => ({
    id: node.id,
    label: lineOf(byId, node.id)
      .map((each) => byId.get(each)!.name)
      .join(' › '),
  })
  const isFree = ({ mergedInto }: CategoryNode) => mergedInto === null
  const ordered = inTreeOrder(items)
  const above = level === 'Category' ? 'Group' : level === 'Group' ? 'Class' : null
  return {
    parents: ordered.filter((node) => node.level === above && isFree(node)).map(choiceOf),
    targets: ordered
      .filter((node) => node.level === level && node.id !== id && node.isActive && isFree(node))
      .map(choiceOf),
    siblings: items.filter((node) => node.parentId === parentId).map(choiceOf),
  }
}

/** Each node below its parent, as the tree shows them. */
function inTreeOrder(items: readonly CategoryNode[]): CategoryNode[] {
  const children = Map.groupBy(items, ({ parentId }) => parentId)
  const below = (id: number | null): CategoryNode[] =>
    (children.get(id) ?? []).flatMap((node) => [node, ...below(node.id)])
  return below(null)
}
