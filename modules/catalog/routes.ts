import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { cardsOf } from './cards.ts'
import * as contract from './contract.ts'
import { catalogErrors } from './errors.ts'
import { productPage } from './product-page.ts'
import { countOfDay, newestIds, promotedIds, randomIds, searchBrands, similarIds } from './queries.ts'
import { nodeAt, parentsOf, short, treeIn, type TreeNode } from './tree.ts'

export const catalogHandlers: Handler[] = [
  on(contract.getCategoryTree, async (context) => {
    const { roots } = await publicTree(context)
    return {
      items: roots.map((node) => ({
        ...short(node), drawingId: node.drawingId, children: node.children.map((group) => ({ ...short(group), children: group.children.map(short) })),
      })),
    }
  }),
  on(contract.getCompactTree, async (context) => ({
    items: (await publicTree(context)).roots.map((node) => ({ ...compact(node), children: node.children.map((group) => ({ ...compact(group), children: group.children.map(compact) })) })),
  })),
  on(contract.topCategories, async (context) => {
    const { byId } = await publicTree(context)
    const leaves = [...byId.values()].filter(({ level }) => level === 'Category').sort((a, b) => b.productCount - a.productCount)
    return { items: leaves.slice(0, context.input.limit).map(short) }
  }),
  on(contract.listCategories, async (context) => {
    const tree = await publicTree(context)
    const parent = context.input.parent === undefined ? undefined : tree.byId.get(context.input.parent)
    if (context.input.parent !== undefined && !parent) throw catalogErrors.unknownCategory()
    return { items: (parent?.children ?? tree.roots).map(short) }
  }),
  on(contract.getCategory, async (context) => {
    const { input, replica, caller, locales, shows } = context
    const tree = await publicTree(context)
    const node = input.path === undefined ? tree.byId.get(input.id ?? 0) : await nodeAt(replica, caller.locale, input.path)
    if (!node) throw catalogErrors.unknownCategory()
    const paths = await Promise.all(locales.map(async (locale) => [locale, (await treeIn(replica, locale)).byId.get(node.id)!.path] as const))
    shows(`category:${node.id}`)
    return {
      ...short(node), about: node.about, view: node.view, drawingId: node.drawingId, parents: parentsOf(tree, node).map(short),
      children: node.children.map((child) => ({ ...short(child), drawingId: child.drawingId })), paths: Object.fromEntries(paths) as never,
    }
  }),
  on(contract.getProduct, async ({ replica, input, caller, locales, shows }) => {
    if (input.p !== 'live') throw requestErrors.notFound()
    const page = await productPage(replica, input.id, caller, locales)
    if (!page) throw catalogErrors.unknownProduct()
    shows(`product:${page.id}`, `store:${page.store.id}`, 'rates', 'categories')
    return page
  }),
  on(contract.randomCards, async (context) => {
    refuseDraft(context)
    const { input, replica, now } = context
    return show(context, await randomIds(replica, input.location, hourOf(now), input.limit))
  }),
  on(contract.lastCards, async (context) => {
    refuseDraft(context)
    const { input, replica, now } = context
    context.shows('new')
    if (input.ids !== undefined) return { ...(await show(context, idsIn(input.ids).slice(0, 24))), sinceYesterday: 0 }
    const [ids, sinceYesterday] = await Promise.all([newestIds(replica, input.location, input.limit), countOfDay(replica, Math.floor(now.getTime() / 600_000))])
    return { ...(await show(context, ids)), sinceYesterday }
  }),
  on(contract.similarCards, async (context) => {
    refuseDraft(context)
    return show(context, await similarIds(context.replica, context.input.id, context.input.limit))
  }),
  on(contract.promoCards, async (context) => {
    refuseDraft(context)
    const { input } = context
    const { ids, total } = await promotedIds(context.replica, input.placement, input.category, hourOf(context.now), input.limit)
    context.shows('promotions')
    return { ...(await show(context, ids, true)), total }
  }),
  on(contract.searchBrands, async ({ replica, input }) => ({ items: await searchBrands(replica, input.text, input.limit) })),
]

type Scoped = Pick<Context, 'replica' | 'caller' | 'shows'> & { input: { p: 'live' | 'draft' } }

/** Drafts are reached through the cabinet and the admin panel only. */
function refuseDraft({ input }: Scoped) {
  if (input.p !== 'live') throw requestErrors.notFound()
}

const idsIn = (text: string) => [...new Set(text.split(/[.,]/).map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))]

async function publicTree(context: Scoped) {
  refuseDraft(context)
  context.shows('categories')
  return treeIn(context.replica, context.caller.locale)
}

async function show({ replica, caller, shows }: Scoped, ids: readonly number[], promo = false) {
  const items = await cardsOf(replica, ids, caller, { promo })
  shows('rates', ...items.map(({ id }) => `product:${id}`))
  return { items }
}

const compact = ({ id, alias, name }: TreeNode) => ({ id, alias, name })
const hourOf = (now: Date) => Math.floor(now.getTime() / 3_600_000)
