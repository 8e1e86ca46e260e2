import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { summaryOf } from '../catalog/filters/counts.ts'
import { Listing } from '../catalog/Listing.tsx'
import { Subcategories } from '../catalog/Subcategories.tsx'
import { itemList } from '../catalog/structured-data.ts'
import { loadText } from '../texts/load-text.ts'
import { Markdown } from '../texts/Markdown.tsx'
import { splitLead } from '../texts/split-lead.ts'
import textStyles from '../texts/text.module.css'
import { EverywhereLink } from '../search/EverywhereLink.tsx'
import type { Route } from './+types/clearance.ts'
import { loadDealList } from './deal-list.ts'
import styles from './market.module.css'
import { clearancePath } from './paths.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const [text, deals] = await Promise.all([
    loadText(context, 'anticrisis', clearancePath),
    loaderCall(context, (api) =>
      loadDealList({
        api,
        request,
        page: pageOf(context),
        deal: 'Reduced',
        base: clearancePath,
        categoryPath: '',
      }),
    ),
  ])
  return { text, ...deals }
}

export const handle: PageHandle = { keepsStateOn: 'search' }

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const { title, description } = data.text
  return pageMeta({
    title,
    ...(description && { description }),
    page,
    path: clearancePath,
    jsonLd: itemList(page, data.list.cards),
  })
}

/** The products below their usual price, and what suppliers gain by lowering theirs. */
export default function Clearance({ loaderData: { place, text, children, list } }: Route.ComponentProps) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const lang = languageTags[text.locale]
  const [lead, others] = splitLead(text.blocks)
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: shell('bar.main'), href: href('/') }, { label: text.title }]} />
      <div className={layout.title}>
        <h1 lang={lang}>{text.title}</h1>
        <p>{summaryOf(t, common, list, place)}</p>
      </div>
      <div className={`${textStyles.text} ${styles.lead}`} lang={lang}>
        <Markdown blocks={lead} />
      </div>
      <Subcategories
        items={children}
        base={href(`/catalog/${place?.alias ?? 'all'}`)}
        query="?deal=Reduced"
        label={t('children')}
      />
      {place && <EverywhereLink params={list.params} label={t('everywhere')} />}
      <Listing list={list} />
      <article className={`${layout.section} ${textStyles.text} ${styles.text}`} lang={lang}>
        <Markdown blocks={others} />
      </article>
    </main>
  )
}
