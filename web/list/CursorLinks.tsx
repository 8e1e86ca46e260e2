import { ButtonLink } from '../ui/Button.tsx'
import styles from './ListPage.module.css'

type Link = { href: string; label: string }
type Props = { first: Link | null; next: Link | null }

/** The links of a list that is read by cursor: to its beginning and to what follows. */
export function CursorLinks({ first, next }: Props) {
  if (!first && !next) return null
  return (
    <div className={styles.links}>
      {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
      {next && (
        <ButtonLink href={next.href} rel="next">
          {next.label}
        </ButtonLink>
      )}
    </div>
  )
}
