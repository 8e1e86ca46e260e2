import './ErrorText.module.css'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Locale } from '../../lib/locale.ts'
import { loadMessages, translator } from '../../lib/messages.ts'
import layout from '../../ui/layout.module.css'

type Props = { status: number }

let AtHand: ComponentType<Props> | undefined
const fetchText = () => import('./ErrorText.tsx').then(({ ErrorText }) => ErrorText)

/** Must have run on the server before anything renders. */
export const loadErrorPage = async () => void (AtHand ??= await fetchText())

const Fetched = lazy<ComponentType<Props>>(async () => {
  const locale = document.documentElement.dataset.locale as Locale
  return {
    default: await Promise.all([fetchText(), loadMessages(locale, ['page'])]).then(
      ([ErrorText]) => ErrorText,
      () => unreached(locale),
    ),
  }
})

/** What stands in the place of a page that cannot be shown. Few visits need it, so a browser fetches it then; what the server drew stays meanwhile. */
export const ErrorPage = (props: Props) => (
  <Suspense>{AtHand ? <AtHand {...props} /> : <Fetched {...props} />}</Suspense>
)

function unreached(locale: Locale) {
  const text = translator(locale, 'common')('cart.failed')
  return () => (
    <main className={layout.wrap}>
      <title>{text}</title>
      <p role="alert">{text}</p>
    </main>
  )
}
