// Products and what belongs to them.
import { brands } from '#modules/brands/contract.ts'
import { listAllProducts } from '#modules/cabinet/all-products-contract.ts'
import { listOwnProducts } from '#modules/cabinet/contract.ts'
import { listPromotions } from '#modules/cabinet/promotion-contract.ts'
import { listAllImports } from '#modules/imports/admin-contract.ts'
import { listOwnPromotions } from '#modules/promotions/contract.ts'
import { column, type ExportedList, money, time } from '../exported-columns.ts'

const productColumns = [
  column('id', 'admin-products:fact.number'),
  column('code', 'products:column.code'),
  column('name', 'products:column.name'),
  column('categoryName', 'products:column.category'),
  money('price', 'products:column.price'),
  column('price.currency', 'order-documents:currency'),
  column('available', 'products:column.available'),
  column('status', 'products:column.status', 'products:status'),
  column('problems', 'products:problem', 'products:problem'),
]

export const productLists: readonly ExportedList[] = [
  {
    call: listAllProducts,
    title: 'admin-products:title',
    columns: [
      ...productColumns,
      column('store.id', 'admin-products:filter.store'),
      column('store.name', 'admin-products:column.store'),
      time('createdAt', 'admin-products:column.created'),
    ],
  },
  {
    call: listOwnProducts,
    title: 'products:title',
    columns: [
      ...productColumns,
      column('views', 'products:column.views'),
      column('contacts', 'products:column.contacts'),
    ],
  },
  {
    call: listAllImports,
    title: 'imports:list',
    columns: [
      column('fileName', 'imports:column.file'),
      column('store.id', 'admin-products:filter.store'),
      column('store.name', 'admin-products:column.store'),
      time('createdAt', 'imports:column.date'),
      column('rowCount', 'imports:column.rows'),
      column('counts.created', 'imports:column.created'),
      column('counts.updated', 'imports:column.updated'),
      column('counts.refused', 'imports:column.refused'),
      column('status', 'imports:column.status', 'imports:status'),
    ],
  },
  {
    call: listPromotions,
    title: 'admin-products:promotions',
    columns: [
      column('product.code', 'products:column.code'),
      column('product.name', 'admin-products:column.product'),
      column('store.name', 'admin-products:column.store'),
      column('placement', 'admin-products:promotion.placement', 'promotion:placement'),
      time('startsAt', 'admin-products:promotion.from'),
      time('endsAt', 'admin-products:promotion.to'),
      column('isPaid', 'admin-products:promotion.paid', 'admin-products:promotion.paid'),
      column('state', 'admin-products:promotion.state', 'admin-products:promotion.state'),
    ],
  },
  {
    call: listOwnPromotions,
    title: 'promotion:title',
    columns: [
      column('product.code', 'products:column.code'),
      column('product.name', 'promotion:subject'),
      column('placement', 'promotion:placement', 'promotion:placement'),
      time('startsAt', 'promotion:from'),
      time('endsAt', 'promotion:to'),
      money('paid', 'promotion:paid'),
      column('paid.currency', 'order-documents:currency'),
      column('state', 'promotion:states', 'promotion:state'),
    ],
  },
  {
    call: brands.calls.list,
    title: 'brands:title',
    columns: [
      column('id', 'brands:field.id'),
      column('name', 'brands:field.name'),
      column('alias', 'brands:field.alias'),
      column('countryCode', 'brands:field.countryCode'),
      column('productCount', 'brands:field.productCount'),
      column('mergedInto', 'brands:field.mergedInto'),
    ],
  },
]
