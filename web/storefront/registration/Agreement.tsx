import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import login from '../login/login.module.css'

const paths: Record<string, string> = { terms: '/userterms', policy: '/privatepolicy' }

/** One sentence with links marked by tags, because their order differs between languages. */
export function Agreement() {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  const parts = t('agree').split(/<(terms|policy)>(.*?)<\/\1>/)
  return (
    <p className={login.note}>
      {parts.map((part, index) => {
        const path = index % 3 === 2 && paths[parts[index - 1]!]
        if (index % 3 === 1) return null
        return path ? (
          <a key={part} className={login.inline} href={href(path)} target="_blank">
            {part}
          </a>
        ) : (
          part
        )
      })}
    </p>
  )
}
