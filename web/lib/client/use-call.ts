import { useEffect, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import { type CallId, type ClientResult, clientCall } from './client-call.ts'

/** Result of an API call; null while it is loading. An input of null makes no call. */
export function useCall<C extends Call>(
  id: CallId<C>,
  input: InputOf<C> | null,
  delayMs = 0,
): ClientResult<OutputOf<C>> | null {
  const [result, setResult] = useState<ClientResult<OutputOf<C>> | null>(null)
  useEffect(() => {
    if (!input) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const response = await clientCall<C>(id, input, { signal: controller.signal })
      if (!controller.signal.aborted) setResult(response)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [id, JSON.stringify(input), delayMs])
  return result
}
