import './ErrorText.module.css'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Locale } from '../../lib/locale.ts'
import { loadMessages, useMessages } from '../../lib/messages.ts'
import layout from '../../ui/layout.module.css'

type Props = { status: number }

let AtHand: ComponentType<Props> | undefined
const fetchText = () => import('./ErrorText.tsx').then(({ ErrorText }) => ErrorText)

/** Must have run on the server before anything renders. */
export const loadErrorPage = async () => void (AtHand ??= await fetchText())

const Fetched = lazy<ComponentType<Props>>(async () => {
  const texts = loadMessages(document.documentElement.dataset.locale as Locale, ['page'])
  return { default: await Promise.all([fetchText(), texts]).then(([ErrorText]) => ErrorText, () => Unreached) }
})

/** What stands in the place of a page that cannot be shown. Few visits need it, so a browser fetches it then; what the server drew stays meanwhile. */
export const ErrorPage = (props: Props) => <Suspense>{AtHand ? <AtHand {...props} /> : <Fetched {...props} />}</Suspense>

function Unreached() {
  const t = useMessages('common')
  return (
    <main className={layout.wrap}>
      <p role="alert">{t('cart.failed')}</p>
    </main>
  )
}
