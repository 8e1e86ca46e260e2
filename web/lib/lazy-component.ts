import { type ComponentType, useState } from 'react'
import { loadMessages, type MessagePart, useLocale } from './messages.ts'

/**
 * A component that is imported on first use together with its message parts. Unlike `React.lazy` it does not suspend:
 * it is null until both have loaded.
 */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  ...messageParts: MessagePart[]
) {
  const locale = useLocale()
  const [component, setComponent] = useState<{ Part: ComponentType<Props> } | null>(null)
  const load = () => {
    if (!component)
      void Promise.all([importComponent(), loadMessages(locale, messageParts)]).then(
        ([Part]) => setComponent({ Part }),
        () => {},
      )
  }
  return [component?.Part ?? null, load] as const
}
