import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../lib/messages.ts'
import { preserveFocus } from './preserve-focus.ts'
import { pageTarget } from './page-target.ts'

/**
 * Navigates without loading a document when a plain link is clicked or a plain GET form is submitted. One listener for the window costs
 * less than a `<Link>` for each of a hundred links, and comes after every other handler, so that each can prevent it. Links with
 * `data-preserve-focus` and an id only change what the page shows, so the focus stays on them.
 */
export function useClientNavigation() {
  const navigate = useNavigate()
  const locale = useLocale()
  useEffect(() => {
    const follow = (event: Event, url: URL | undefined) => {
      const target = url && !isFragmentOnly(url) && pageTarget(url, window.location, locale)
      if (!target) return
      event.preventDefault()
      const preserving = (event.target as Element).closest('[data-preserve-focus]')
      void navigate(target, {
        replace: url.href === window.location.href,
        ...(preserving && preserveFocus(preserving.id)),
      })
    }
    const onClick = (event: MouseEvent) => {
      if (!event.defaultPrevented && isPlainClick(event)) follow(event, linkUrl(event.target))
    }
    const onSubmit = (event: SubmitEvent) => {
      if (!event.defaultPrevented) follow(event, formUrl(event.target as HTMLFormElement, event.submitter))
    }
    window.addEventListener('click', onClick)
    window.addEventListener('submit', onSubmit)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('submit', onSubmit)
    }
  }, [locale])
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Undefined where the link opens a window or saves a file. */
export function linkUrl(target: EventTarget | null): URL | undefined {
  const link = (target as Element).closest('a')
  return link?.href && !link.target && !link.hasAttribute('download') ? new URL(link.href) : undefined
}

/** The address of a GET form with its fields. Attributes are read, since a field may be named like a property of the form. */
function formUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined {
  if ((form.getAttribute('method') ?? 'get').toLowerCase() !== 'get' || form.hasAttribute('target')) return undefined
  if (submitter?.hasAttribute('formaction') || submitter?.hasAttribute('formmethod')) return undefined
  const url = new URL(form.getAttribute('action') || window.location.href, window.location.href)
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  url.search = new URLSearchParams(fields).toString()
  return url
}

/** The browser itself goes to a part of the page. */
const isFragmentOnly = ({ hash, pathname, search }: URL) =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search
