import type { PageInfo } from './given.ts'
import type { Locale } from './locale.ts'
import { translator } from './messages.ts'
import { pageMeta } from './meta.ts'

type About = { title: (locale: Locale) => string; path: string; hasFailed?: boolean }

/** What a page for one person says of itself: no search engine lists it, and its title says when a form was refused. */
export function accountMeta(page: PageInfo | undefined, { title: titleIn, path, hasFailed = false }: About) {
  if (!page) return []
  const title = titleIn(page.locale)
  return pageMeta({
    title: hasFailed ? translator(page.locale, 'profile')('title.failed', { title }) : title,
    page,
    path,
    noindex: true,
  })
}
