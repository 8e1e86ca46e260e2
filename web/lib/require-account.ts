import type { RouterContextProvider } from 'react-router'
import { pageOf } from './request-context.ts'
import { redirectTo } from './redirect.ts'

/** Redirects anonymous visitors to the login page and back. `path` has no locale prefix. */
export function requireAccount(context: Readonly<RouterContextProvider>, path = pageOf(context).path) {
  if (!pageOf(context).isAuth) throw redirectTo(`/login?next=${encodeURIComponent(path)}`)
}
