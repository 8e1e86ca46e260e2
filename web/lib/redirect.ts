import { redirect } from 'react-router'
import { localPath } from '#platform/local-path.ts'

/** The only way for a page to send a location: a path without the locale's prefix, which always leads to this site. */
export const redirectTo = (path: string, init?: number | ResponseInit) => redirect(localPath(path), init)
