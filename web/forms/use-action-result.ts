import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/** What the page's action answered, until the next navigation: React Router forgets it when the page reloads its data. */
export function useActionResult<Result>(): Result | undefined {
  const answered = useActionData() as Result | undefined
  const { key } = useLocation()
  const [last, setLast] = useState({ key, result: answered })
  const result = answered ?? (key === last.key ? last.result : undefined)
  if (key !== last.key || result !== last.result) setLast({ key, result })
  return result
}
