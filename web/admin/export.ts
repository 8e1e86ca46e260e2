import { brands } from '#modules/brands/contract.ts'
import { banners } from '#modules/content/banner-contract.ts'
import { translator } from '../lib/messages.ts'
import { pageOf } from '../lib/request-context.ts'
import { exportList } from '../list/export-list.ts'
import { fieldLabel } from '../list/field-label.ts'
import type { Route } from './+types/export.ts'

const lists = { brands: brands.calls.list, banners: banners.calls.list }
const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name)

/** A list of the administration as a workbook: `/admin/brands/export`. */
export async function loader({ context, params: { list }, url }: Route.LoaderArgs) {
  if (!isList(list)) throw new Response(null, { status: 404 })
  const t = translator(pageOf(context).locale, list)
  return exportList(lists[list], { context, url, title: t('title'), labelOf: (field) => fieldLabel(t, field) })
}
