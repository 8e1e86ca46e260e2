import type { MetaDescriptor } from 'react-router'
import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { pageMeta } from '../../lib/meta.ts'
import type { PageText } from './load-text.ts'

export function textMeta(text: PageText | undefined, page: PageInfo | undefined): MetaDescriptor[] {
  if (!page || !text) return []
  const description = text.body.split('\n').find((line) => line && !/^(#|-|\d+\. )/.test(line))
  return pageMeta({
    title: text.title,
    description: description?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').slice(0, 200),
    page,
    path: text.path,
  })
}
