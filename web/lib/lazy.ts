import { type ComponentType, useState } from 'react'

/** A component that is fetched on first use. Unlike `lazy`, nothing suspends: until it is there, it is null. */
export function useLazy<Props>(fetch: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<{ Part: ComponentType<Props> } | null>(null)
  const load = () => {
    if (!component)
      void fetch().then(
        (Part) => setComponent({ Part }),
        () => {},
      )
  }
  return [component?.Part ?? null, load] as const
}
