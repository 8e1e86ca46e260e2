import { getText } from '#modules/content/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { languageTags, type Locale, type Variant } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/text.ts'
import { Markdown } from './Markdown.tsx'
import styles from './text.module.css'

type TextRoute = { type: InputOf<typeof getText>['type']; only?: Variant | Locale }

const texts: Partial<Record<string, TextRoute>> = {
  delivery: { type: 'deliveryPage' },
  'payment-and-delivery': { type: 'paymentAndDelivery' },
  'about-us': { type: 'aboutUs' },
  vacancies: { type: 'vacancies' },
  contacts: { type: 'contacts', only: 'b2b' },
  verification: { type: 'verification' },
  start: { type: 'start', only: 'b2b' },
  anticrisis: { type: 'anticrisis' },
  oferta: { type: 'offer', only: 'ru' },
  userterms: { type: 'userTerms' },
  privatepolicy: { type: 'privacyPolicy' },
  verification_rules: { type: 'verificationRules', only: 'ru' },
  terms_of_edo: { type: 'edoTerms', only: 'ru' },
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, variant } = pageOf(context)
  const text = Object.hasOwn(texts, params.text) ? texts[params.text] : undefined
  if (!text || (text.only && text.only !== variant && text.only !== locale)) throw new Response(null, { status: 404 })
  const output = await loaderCall(context, (api) => api(getText, { type: text.type }))
  return { ...output, path: `/${params.text}`, isForOneLanguage: text.only === 'ru' }
}

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page || !data) return []
  const [description] = data.body.split('\n').filter((line) => line && !line.startsWith('#') && !line.startsWith('-'))
  return pageMeta({
    title: data.title,
    description: description?.slice(0, 200),
    page,
    path: data.path,
    noindex: data.isForOneLanguage,
  })
}

export default function TextPage({ loaderData: { title, body, locale } }: Route.ComponentProps) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: t('bar.main'), href: href('/') }, { label: title }]} />
      <article className={styles.text} lang={languageTags[locale]}>
        <h1>{title}</h1>
        <Markdown text={body} />
      </article>
    </main>
  )
}
