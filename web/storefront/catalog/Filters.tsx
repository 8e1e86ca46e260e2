import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { countFilters, decodeList, encodeList, withoutFilters } from '../../lib/search-params.ts'
import { Icon } from '../../ui/Icon.tsx'
import marks from '../../ui/Marks.module.css'
import { countOf } from './counts.ts'
import { FacetFields } from './FacetFields.tsx'
import styles from './Filters.module.css'
import { HiddenParams } from './HiddenParams.tsx'
import type { List } from './listing.ts'

/**
 * One form: a column beside the list on wide screens, a popover on small ones, which the browser opens without script.
 * With script every change is applied at once; the fields keep their own state, so that focus and typing are not lost.
 */
export function Filters({ list }: { list: List }) {
  const t = useMessages('catalog')
  const { facets, params } = list
  const { form, apply, applyTyped, submit } = useFilterForm()
  const chosen = countFilters(params)
  return (
    <div id="filters" popover="auto" className={styles.panel}>
      <form
        ref={form}
        method="get"
        aria-labelledby="filters-title"
        onChange={apply}
        onBlur={applyTyped}
        onSubmit={submit}
      >
        <div className={styles.head}>
          <h2 id="filters-title">{t('filters.title')}</h2>
          {chosen > 0 && <span className={marks.count}>{chosen}</span>}
          <button
            type="button"
            className={styles.close}
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={t('filters.close')}
          >
            <Icon name="x" />
          </button>
        </div>
        <HiddenParams params={withoutFilters(params)} />
        {!list.isTotalExact && <p className={styles.note}>{t('filters.best')}</p>}
        <div className={styles.facets}>
          {facets.map((facet) => (
            <FacetFields key={facet.key} facet={facet} list={list} />
          ))}
        </div>
        <div className={styles.foot}>
          <button type="submit">
            <span className={styles.scripted}>{t('filters.show', countOf(list))}</span>
            <span className={styles.unscripted}>{t('filters.apply')}</span>
          </button>
        </div>
      </form>
    </div>
  )
}

function useFilterForm() {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => restore(form.current), [search])

  function send() {
    const data = new FormData(form.current!) as unknown as Iterable<[string, string]>
    const next = encodeList(decodeList(new URLSearchParams([...data])))
    if (next !== window.location.search) void navigate({ search: next }, { preventScrollReset: true })
  }
  return {
    form,
    apply: ({ target }: FormEvent) => void (isTyped(target) || send()),
    applyTyped: ({ target }: FocusEvent) => void (isTyped(target) && target.value !== target.defaultValue && send()),
    submit(event: FormEvent) {
      event.preventDefault()
      send()
      form.current?.closest<HTMLElement>('[popover]')?.hidePopover()
    },
  }
}

const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'number'

/** Back to what the address says, for the fields keep what was clicked. The one being typed in is left alone, and so are those without a name. */
function restore(form: HTMLFormElement | null) {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || !field.name) continue
    if (field.type === 'checkbox') field.checked = field.defaultChecked
    else if (field !== document.activeElement) field.value = field.defaultValue
  }
}
