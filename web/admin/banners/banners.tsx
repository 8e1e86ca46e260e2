import { getCategoryTree } from '#modules/catalog/contract.ts'
import { banners } from '#modules/content/banner-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { withPictures } from '../../forms/with-pictures.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatNumber } from '../../lib/format.ts'
import { live } from '../../lib/live.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { itemForms } from '../../list/item-forms.ts'
import { loadItem, loadList } from '../../list/load-list.ts'
import { ResourceList } from '../../list/ResourceList.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Route } from './+types/banners.ts'
import { BannerForm, placements, titleOf } from './BannerForm.tsx'
import { Time } from '../Time.tsx'

const pictures = ['fileId', 'tabletFileId', 'desktopFileId']
const { create, update, remove } = itemForms(banners.calls)
const actions = defineActions({
  create: withPictures(pictures, create),
  update: withPictures(pictures, update),
  remove,
  bulkActivate: bulkForm(banners.calls.bulkActivate, { values: { isActive: true } }),
  bulkDeactivate: bulkForm(banners.calls.bulkActivate, { values: { isActive: false } }),
  bulkDelete: bulkForm(banners.calls.bulkDelete),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, open] = await Promise.all([loadList(banners.calls.list, args), loadItem(banners.calls.single, args)])
  const previewPath = open?.item ? await previewPathOf(open.item, args.context) : null
  return { list, open, previewPath, now: new Date().toISOString(), forms: actions.loaderData(args.context, args.url) }
}

type Banner = OutputOf<typeof banners.calls.single>

/** The first page of the placement, with the banner whatever its period. */
async function previewPathOf({ id, placement }: Banner, context: Route.LoaderArgs['context']) {
  const query = `?banner=${id}`
  if (placement === 'home') return `/${query}`
  if (placement === 'lists') return `/catalog/all${query}`
  const { items } = await loaderCall(context, (api) => api(getCategoryTree, live))
  const node = findFirst(items, levels.indexOf(placement))
  return node && `/catalog/all/${node.path}${query}`
}

const levels = ['class', 'group', 'category'] as const
type Node = { path: string; children?: readonly Node[] }

/** The first node so deep below the classes. */
const findFirst = (nodes: readonly Node[], depth: number): Node | null =>
  depth === 0
    ? (nodes[0] ?? null)
    : (nodes.map(({ children = [] }) => findFirst(children, depth - 1)).find(Boolean) ?? null)

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'banners')('title'),
    path: '/admin/banners',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

const tones = { true: 'good', false: 'neutral', planned: 'info', ended: 'neutral' } as const

/** Whether a banner is shown, hidden or not within its period. */
function stateOf({ isActive, startsAt, endsAt }: Pick<Banner, 'isActive' | 'startsAt' | 'endsAt'>, now: string) {
  if (!isActive) return 'false'
  if (endsAt && Date.parse(endsAt) <= Date.parse(now)) return 'ended'
  return Date.parse(startsAt) > Date.parse(now) ? 'planned' : 'true'
}

export default function Banners({ loaderData: { previewPath, now, ...resource } }: Route.ComponentProps) {
  const t = useMessages('banners')
  const locale = useLocale()
  const timeOf = (time: string | null) => time && <Time at={time} />
  return (
    <ResourceList
      {...resource}
      t={t}
      nameOf={(banner) => titleOf(banner, locale)}
      nameLabel={t('field.titles')}
      columns={[
        {
          key: 'placement',
          label: t('field.placement'),
          sort: 'placement',
          render: ({ placement }) => t(`placement.${placement}`),
        },
        {
          key: 'priority',
          label: t('field.priority'),
          isFigure: true,
          isMinor: true,
          sort: 'priority',
          render: ({ priority }) => formatNumber(priority, locale),
        },
        {
          key: 'isActive',
          label: t('field.isActive'),
          isPlain: true,
          render: (banner) => {
            const state = stateOf(banner, now)
            return <Tag tone={tones[state]}>{t(`isActive.${state}`)}</Tag>
          },
        },
        { key: 'startsAt', label: t('field.startsAt'), sort: 'startsAt', render: ({ startsAt }) => timeOf(startsAt) },
        { key: 'endsAt', label: t('field.endsAt'), render: ({ endsAt }) => timeOf(endsAt) },
        { key: 'target', label: t('field.target'), isExtra: true, render: ({ target }) => target },
      ]}
      filters={{
        placement: {
          label: t('field.placement'),
          options: Object.fromEntries(placements.map((placement) => [placement, t(`placement.${placement}`)])),
        },
        isActive: {
          label: t('field.isActive'),
          options: { true: t('isActive.true'), false: t('isActive.false') },
        },
      }}
      bulk={[
        {
          intent: 'bulkActivate',
          label: t('bulk.activate'),
          preview: (count) => t('bulk.activate.preview', { count }),
        },
        {
          intent: 'bulkDeactivate',
          label: t('bulk.deactivate'),
          preview: (count) => t('bulk.deactivate.preview', { count }),
        },
        {
          intent: 'bulkDelete',
          label: t('bulk.delete'),
          preview: (count) => t('bulk.delete.preview', { count }),
          isDanger: true,
        },
      ]}
      renderForm={(item, state) => (
        <BannerForm state={state} banner={item} previewPath={item && previewPath} now={now} />
      )}
    />
  )
}
