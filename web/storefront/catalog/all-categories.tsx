import { getCategoryTree } from '#modules/catalog/contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/all-categories.ts'
import styles from './all-categories.module.css'
import { live } from '../../lib/live.ts'
import { breadcrumbList } from './structured-data.ts'

const path = '/all-catalog-categories'

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await loaderCall(context, (api) => api(getCategoryTree, live))
  const toNode = ({ name, path, productCount }: { name: string; path: string; productCount: number }) => ({
    name,
    path,
    count: productCount,
  })
  return {
    classes: items.map((top) => ({
      ...toNode(top),
      groups: top.children.map((group) => ({ ...toNode(group), categories: group.children.map(toNode) })),
    })),
  }
}

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const t = translator(page.locale, 'catalog')
  const common = translator(page.locale, 'common')
  const description = translator(page.locale, 'tree')('description', {
    classes: data.classes.length,
    goods: countProducts(data.classes),
  })
  const crumbs = [
    { label: common('allGoods'), href: '/catalog/all' },
    { label: t('allCategories'), href: path },
  ]
  return pageMeta({
    title: t('allCategories'),
    description,
    page,
    path,
    jsonLd: [breadcrumbList(page, crumbs)],
  })
}

export default function AllCategories({ loaderData: { classes } }: Route.ComponentProps) {
  const t = useMessages('catalog')
  const tree = useMessages('tree')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const renderLink = ({ name, path: below, count }: { name: string; path: string; count: number }) => (
    <>
      <a href={href(`/catalog/all/${below}`)}>{name}</a>
      <span>{formatNumber(count, locale)}</span>
    </>
  )
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: common('allGoods'), href: href('/catalog/all') }, { label: t('allCategories') }]} />
      <div className={layout.title}>
        <h1>{t('allCategories')}</h1>
        <p>{tree('summary', { classes: classes.length, goods: countProducts(classes) })}</p>
      </div>
      {classes.map((top) => (
        <section key={top.path} className={styles.class}>
          <h2>{renderLink(top)}</h2>
          <div className={styles.groups}>
            {top.groups.map((group) => (
              <div key={group.path} className={styles.group}>
                <h3>{renderLink(group)}</h3>
                <ul>
                  {group.categories.map((category) => (
                    <li key={category.path}>{renderLink(category)}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

const countProducts = (classes: readonly { count: number }[]) => classes.reduce((sum, { count }) => sum + count, 0)
