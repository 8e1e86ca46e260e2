import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import type { Route } from './+types/contacts.ts'
import { loadText } from './load-text.ts'
import { textMeta } from './text-meta.ts'
import { TextArticle } from './TextArticle.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadText(context, 'contacts', '/contacts')

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return textMeta(loaderData, root.loaderData?.page)
}

export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('page')
  const { variant } = usePage()
  return <TextArticle text={loaderData} office={t(`office.${variant}`)} />
}
