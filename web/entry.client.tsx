import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages, messagePartsOf } from './lib/messages.ts'
import type { Locale } from './lib/locale.ts'

await loadMessages(document.documentElement.dataset.locale as Locale, messagePartsOf(window.location.pathname))
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
