import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { hourOf } from '#platform/values/hour-of.ts'
import { parseIds } from '#platform/values/parse-ids.ts'
import { cardsOf } from './cards.ts'
import { categoryFilters } from './category-filters.ts'
import * as contract from './contract.ts'
import { type PartitionRequest, type Partition, partitionOf } from './partition.ts'
import { catalogErrors } from './errors.ts'
import { marketHandlers } from './market/routes.ts'
import { offerHandlers } from './offers/routes.ts'
import { pictureIdsOf } from './pictures.ts'
import { productPage } from './product-page.ts'
import {
  countOfDay,
  findBrand,
  findBrandByAlias,
  findFormerProduct,
  newestIds,
  promotedIds,
  randomIds,
  searchBrands,
  similarIds,
} from './queries.ts'
import { nodeAt, parentsOf, toCategoryShort, treeIn, type TreeNode } from './tree.ts'

export const catalogHandlers: Handler[] = [
  ...offerHandlers,
  ...marketHandlers,
  on(contract.getCategoryTree, async (context) => {
    const { roots } = await treeOf(context)
    return {
      items: roots.map((node) => ({
        ...toCategoryShort(node),
        drawingId: node.drawingId,
        children: node.children.map((group) => ({
          ...toCategoryShort(group),
          children: group.children.map(toCategoryShort),
        })),
      })),
    }
  }),
  on(contract.getCompactTree, async (context) => ({
    items: (await treeOf(context)).roots.map((node) => ({
      ...compact(node),
      children: node.children.map((group) => ({ ...compact(group), children: group.children.map(compact) })),
    })),
  })),
  on(contract.topCategories, async (context) => {
    const { byId } = await treeOf(context)
    const leaves = [...byId.values()]
      .filter(({ level }) => level === 'Category')
      .sort((a, b) => b.productCount - a.productCount)
    return { items: leaves.slice(0, context.input.limit).map(toCategoryShort) }
  }),
  on(contract.listCategories, async (context) => {
    const { db } = await partitionOf(context, treeFeatures)
    const tree = await treeOf(context)
    const parent = context.input.parent === undefined ? undefined : tree.byId.get(context.input.parent)
    if (context.input.parent !== undefined && !parent) throw catalogErrors.unknownCategory()
    return { items: await toTiles(db, parent?.children ?? tree.roots) }
  }),
  on(contract.getCategory, async (context) => {
    const { input, caller, locales, tagResponse } = context
    const partition = await partitionOf(context, treeFeatures)
    const tree = await treeIn(partition.db, caller.locale, partition.drafts)
    const node =
      input.path === undefined ? tree.byId.get(input.id ?? 0) : await nodeAt(partition, caller.locale, input.path)
    if (!node) throw catalogErrors.unknownCategory()
    const tiles = await toTiles(partition.db, node.children)
    const paths = await Promise.all(
      locales.map(
        async (locale) =>
          [locale, (await treeIn(partition.db, locale, partition.drafts)).byId.get(node.id)!.path] as const,
      ),
    )
    const filters = node.level === 'Category' ? await categoryFilters(partition.db, node.id, caller.locale) : []
    tagResponse('categories', `category:${node.id}`)
    return {
      ...toCategoryShort(node),
      about: node.about,
      title: node.title,
      description: node.description,
      view: node.view,
      drawingId: node.drawingId,
      parents: parentsOf(tree, node).map(toCategoryShort),
      children: tiles.map((tile, at) => ({ ...tile, children: node.children[at]!.children.map(toCategoryShort) })),
      paths: Object.fromEntries(paths) as never,
      filters,
    }
  }),
  on(contract.getProduct, async (context) => {
    const { input, caller, locales, tagResponse } = context
    const page = await productPage(await partitionOf(context), input.id, caller, locales)
    if (!page) throw catalogErrors.unknownProduct()
    tagResponse(`product:${page.id}`, `store:${page.store.id}`, 'rates', 'categories')
    return page
  }),
  on(contract.getFormerProduct, async (context) => {
    const { input, caller, tagResponse } = context
    const { db, drafts } = await partitionOf(context)
    const product = await findFormerProduct(db, input.id, caller.locale)
    if (!product) throw catalogErrors.unknownProduct()
    const { byId } = await treeIn(db, caller.locale, drafts)
    tagResponse(`product:${product.id}`, `store:${product.storeId}`, 'categories')
    return { ...product, categories: product.categoryPath.flatMap((id) => byId.get(id) ?? []).map(toCategoryShort) }
  }),
  on(contract.randomCards, async (context) => {
    const { input, now } = context
    const partition = await partitionOf(context)
    return cardList(context, partition, await randomIds(partition, input.location, hourOf(now), input.limit))
  }),
  on(contract.lastCards, async (context) => {
    const { input, now } = context
    const partition = await partitionOf(context)
    context.tagResponse('new')
    if (input.ids !== undefined)
      return { ...(await cardList(context, partition, parseIds(input.ids, /[.,]/).slice(0, 24))), sinceYesterday: 0 }
    const [ids, sinceYesterday] = await Promise.all([
      newestIds(partition, input.location, input.limit),
      countOfDay(partition.db, Math.floor(now.getTime() / 600_000)),
    ])
    return { ...(await cardList(context, partition, ids)), sinceYesterday }
  }),
  on(contract.similarCards, async (context) => {
    const partition = await partitionOf(context)
    return cardList(context, partition, await similarIds(partition, context.input.id, context.input.limit))
  }),
  on(contract.promoCards, async (context) => {
    const { placement, category, location, limit } = context.input
    const partition = await partitionOf(context)
    const node = category === undefined ? undefined : await nodeOf(partition, context.caller.locale, category)
    if (category !== undefined && !node) throw catalogErrors.unknownCategory()
    const { now } = context
    const { ids, total } = await promotedIds(partition, { placement, categoryId: node?.id, location, now, limit })
    return { ...(await cardList(context, partition, ids, true)), total }
  }),
  on(contract.getBrand, async ({ replica, input }) => {
    const brand = await findBrand(replica, input.id)
    if (!brand) throw catalogErrors.unknownBrand()
    return brand
  }),
  on(contract.getBrandByAlias, async ({ replica, input, tagResponse }) => {
    const brand = await findBrandByAlias(replica, input.alias)
    if (!brand) throw catalogErrors.unknownBrand()
    tagResponse(`brand:${brand.id}`)
    return brand
  }),
  on(contract.searchBrands, async ({ replica, input }) => ({
    items: await searchBrands(replica, input.text, input.limit),
  })),
]

/** Finds a node by its id or its path. */
async function nodeOf(partition: Partition, locale: Locale, category: string) {
  if (!/^\d+$/.test(category)) return nodeAt(partition, locale, category)
  return (await treeIn(partition.db, locale, partition.drafts)).byId.get(Number(category))
}

async function toTiles(db: Db, nodes: readonly TreeNode[]) {
  const pictureIds = await pictureIdsOf(db, nodes)
  return nodes.map((node, at) => ({ ...toCategoryShort(node), pictureId: pictureIds[at]! }))
}

const treeFeatures = ['products', 'categories'] as const

async function treeOf(context: Pick<Context, 'caller' | 'tagResponse'> & PartitionRequest) {
  const { db, drafts } = await partitionOf(context, treeFeatures)
  context.tagResponse('categories')
  return treeIn(db, context.caller.locale, drafts)
}

async function cardList(
  { caller, tagResponse }: Pick<Context, 'caller' | 'tagResponse'>,
  { db, drafts }: Partition,
  ids: readonly number[],
  promo = false,
) {
  const items = await cardsOf(db, ids, caller, { promo, drafts })
  tagResponse('rates', ...items.map(({ id }) => `product:${id}` as const))
  return { items }
}

const compact = ({ id, alias, name }: TreeNode) => ({ id, alias, name })
