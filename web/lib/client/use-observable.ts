import { useSyncExternalStore } from 'react'
import type { Observable } from './observable.ts'

export const noSubscription = () => () => {}

/** `initial` is the value of the server-rendered page, and of an observable that does not exist yet. */
export const useObservable = <Value>(value: Observable<Value> | undefined, initial: Value): Value =>
  useSyncExternalStore(
    value?.subscribe ?? noSubscription,
    () => (value ? value.get() : initial),
    () => initial,
  )
