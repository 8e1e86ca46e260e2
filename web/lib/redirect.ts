import { redirect } from 'react-router'
import { localPath } from '#platform/values/local-path.ts'

/** The only way for a page to redirect. `path` has no locale prefix and always stays on this site. */
export const redirectTo = (path: string, init?: number | ResponseInit) => redirect(localPath(path), init)
