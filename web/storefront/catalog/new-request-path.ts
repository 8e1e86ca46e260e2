import { withQuery } from '../../lib/client/call-url.ts'

/** The form of a procurement request, filled in with what was searched for and where; visitors sign in first. */
export const newRequestPath = ({ text, category }: { text: string; category?: string | undefined }) =>
  withQuery('/profile/procurement/new', { title: text || undefined, category })
