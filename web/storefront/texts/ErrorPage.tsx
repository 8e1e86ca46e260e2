import { type ComponentType, lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { Locale } from '../../lib/locale.ts'
import { loadMessages, translator } from '../../lib/messages.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './ErrorText.module.css'

/** `back`: the page to go on from if this one is not found; without it the shop's catalogue. */
type Props = { status: number; back?: { path: string; label: string } | undefined }

let LoadedErrorText: ComponentType<Props> | undefined
const importErrorText = () => import('./ErrorText.tsx').then(({ ErrorText }) => ErrorText)

/** The server must call this before the first render. */
export const loadErrorPage = async () => void (LoadedErrorText ??= await importErrorText())

const LazyErrorText = lazy<ComponentType<Props>>(async () => {
  const locale = document.documentElement.dataset.locale as Locale
  return {
    default: await Promise.all([importErrorText(), loadMessages(locale, ['page'])]).then(
      ([ErrorText]) => ErrorText,
      () => createFallback(locale),
    ),
  }
})

/** For error boundaries: the error page with the status of the error. */
export function RouteErrorPage({ back }: Pick<Props, 'back'>) {
  const error = useRouteError()
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} back={back} />
}

/**
 * The error page. Browsers load its code on demand because it is rarely needed; the server's markup stays until then, so its styles are
 * part of every page.
 */
export const ErrorPage = (props: Props) => (
  <main className={layout.wrap}>
    <div className={styles.page}>
      <Suspense>{LoadedErrorText ? <LoadedErrorText {...props} /> : <LazyErrorText {...props} />}</Suspense>
    </div>
  </main>
)

function createFallback(locale: Locale) {
  const text = translator(locale, 'common')('cart.failed')
  return () => (
    <>
      <title>{text}</title>
      <p role="alert">{text}</p>
    </>
  )
}
