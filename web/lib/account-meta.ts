import type { PageInfo } from '#platform/http/pages/page-context.ts'
import type { Locale } from './locale.ts'
import { translator } from './messages.ts'
import { pageMeta } from './meta.ts'

type Options = { title: (locale: Locale) => string; path: string; hasFormError?: boolean }

/** Meta tags of account pages: never indexed; the title mentions a rejected form. */
export function accountMeta(page: PageInfo | undefined, { title: titleIn, path, hasFormError = false }: Options) {
  if (!page) return []
  const title = titleIn(page.locale)
  return pageMeta({
    title: hasFormError ? translator(page.locale, 'profile')('title.failed', { title }) : title,
    page,
    path,
    noindex: true,
  })
}
