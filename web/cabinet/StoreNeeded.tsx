import { useLocalizedHref } from '../lib/page.ts'
import { ListPage } from '../list/ListPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'

type Props = { title: string; text: string; path: string; label: string }

/** The list of a store for people without one, with a way on. */
export function StoreNeeded({ title, text, path, label }: Props) {
  const href = useLocalizedHref()
  return (
    <ListPage
      title={title}
      pages={{ isEmpty: true, first: null, next: null }}
      empty={
        <>
          <p>{text}</p>
          <ButtonLink href={href(path)} variant="solid">
            {label}
          </ButtonLink>
        </>
      }
    />
  )
}
