import { useEffect, useState } from 'react'
import { type ClientResult, clientApi } from '../../lib/client-api.ts'

/** What a call answers while a dialog is open; null until then. An empty path asks nothing. */
export function useAnswer<Answer>(path: string, delayMs = 0): ClientResult<Answer> | null {
  const [answer, setAnswer] = useState<ClientResult<Answer> | null>(null)
  useEffect(() => {
    if (!path) return
    const left = new AbortController()
    const timer = setTimeout(async () => {
      const result = await clientApi<Answer>(path, { signal: left.signal })
      if (!left.signal.aborted) setAnswer(result)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [path, delayMs])
  return answer
}
