import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/start.ts'
import { loadText } from './load-text.ts'
import { textMeta } from './text-meta.ts'
import { TextArticle } from './TextArticle.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadText(context, 'start', '/start')

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return textMeta(loaderData, root.loaderData?.page)
}

/** For suppliers. A company belongs to an account, and signing up goes on to the company. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('page')
  const { isAuth } = usePage()
  const href = useLocalizedHref()
  return (
    <TextArticle text={loaderData}>
      <ButtonLink href={href(isAuth ? '/registration/company' : '/registration')} variant="solid">
        {t('start.register')}
      </ButtonLink>
    </TextArticle>
  )
}
