import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * A GET form of uncontrolled fields whose checkboxes apply at once, fields on blur and everything on submit.
 * `normalize` turns the submitted pairs into the canonical query string.
 */
export function useFilterForm(normalize: (search: URLSearchParams) => string) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => resetFields(form.current), [search])

  function apply() {
    const pairs = new FormData(form.current!) as unknown as Iterable<[string, string]>
    const next = normalize(new URLSearchParams([...pairs]))
    if (next !== window.location.search) void navigate({ search: next }, { preventScrollReset: true })
  }
  return {
    ref: form,
    onChange({ target }: FormEvent) {
      if (isInput(target, 'checkbox')) apply()
    },
    onBlur({ target }: FocusEvent) {
      const isField = isInput(target, 'number') || isInput(target, 'search')
      if (isField && target.name && target.value !== target.defaultValue) apply()
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      apply()
      form.current?.closest<HTMLElement>('[popover]')?.hidePopover()
    },
  }
}

const isInput = (target: EventTarget, type: string): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === type

/** Resets the fields to the URL's values after navigation, except the focused one and fields without a name. */
function resetFields(form: HTMLFormElement | null) {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || !field.name) continue
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (field !== document.activeElement) field.value = field.defaultValue
  }
}
