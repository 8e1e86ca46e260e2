import type { RouterContextProvider } from 'react-router'
import { pageOf } from './given.ts'
import { redirectTo } from './redirect.ts'

/** Pages of an account lead to the login page and back. `path` is without the locale's prefix. */
export function needAccount(context: Readonly<RouterContextProvider>, path = pageOf(context).path) {
  if (!pageOf(context).isAuth) throw redirectTo(`/login?next=${encodeURIComponent(path)}`)
}
