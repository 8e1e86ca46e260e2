import type { MetaDescriptor } from 'react-router'
import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { pageMeta } from '../../lib/meta.ts'
import type { PageText } from './load-text.ts'

export function textMeta(text: PageText | undefined, page: PageInfo | undefined): MetaDescriptor[] {
  if (!page || !text) return []
  const { title, description, path } = text
  return pageMeta({ title, description, page, path })
}
