import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useReloadOnEvent } from '../use-reload-on-event.ts'

type Loaded = { order: { id: string }; wasUnseen: boolean }

/** Keeps an open order up to date: it is loaded again when the other side takes a step, and once it is read, for the counters around it. */
export function useOrderEvents({ order: { id }, wasUnseen }: Loaded) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (wasUnseen) void revalidate()
  }, [wasUnseen, revalidate])
  useReloadOnEvent(({ kind, orderId }) => kind === 'order' && orderId === id)
}
