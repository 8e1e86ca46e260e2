import { type ComponentType, useState } from 'react'
import { loadMessages, type Part, useLocale } from './messages.ts'

/** A component that is fetched on first use, with the texts that it speaks with. Unlike `lazy`, nothing suspends: until both are there, it is null. */
export function useLazy<Props>(fetch: () => Promise<ComponentType<Props>>, ...texts: Part[]) {
  const locale = useLocale()
  const [component, setComponent] = useState<{ Part: ComponentType<Props> } | null>(null)
  const load = () => {
    if (!component)
      void Promise.all([fetch(), loadMessages(locale, texts)]).then(
        ([Part]) => setComponent({ Part }),
        () => {},
      )
  }
  return [component?.Part ?? null, load] as const
}
