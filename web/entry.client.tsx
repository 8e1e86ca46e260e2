import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from './lib/messages.ts'
import type { Locale } from './lib/locale.ts'

await loadMessages(document.documentElement.dataset.locale as Locale)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
