import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { suggest } from '#modules/search/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/layout.module.css'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Suggestions.module.css'

type Answer = OutputOf<typeof suggest>
type Option = { id: string; href: string; text: string; note?: string; imageId?: string | null }
type Group = { name: 'queries' | 'categories' | 'brands' | 'stores' | 'products'; options: Option[] }

const waitMs = 120

/** The list under the search box: a combobox whose input belongs to the form and keeps the focus. */
export function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useMessages('shell')
  const groupsOf = useGroups()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = useRef('')
  const groups = answer && isOpen ? groupsOf(answer) : []
  const options = groups.flatMap((group) => group.options)

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const text = input.current!.value.trim()
    typed.current = input.current!.value
    setActive(-1)
    if (!text) return setOpen(false)
    const result = await clientApi<Answer>(`x/platform/live/default/product/suggest?text=${encodeURIComponent(text)}`, { signal })
    if (signal.aborted || !result.success) return
    setAnswer(result.data)
    setOpen(document.activeElement === input.current)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'Enter' && options[active]) {
      event.preventDefault()
      window.location.assign(options[active].href)
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || options.length === 0) return
    event.preventDefault()
    const next = ((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + options.length + 1) % (options.length + 1)) - 1
    setActive(next)
    input.current!.value = options[next]?.text ?? typed.current
  })
  const show = useEffectEvent(() => setOpen(answer !== null && input.current!.value.trim() !== ''))

  useEffect(() => listenTo(input.current!, { ask, press, show, hide: () => setOpen(false) }), [])
  useEffect(() => describe(input.current!, options.length > 0, options[active]?.id))

  if (groups.length === 0) return null
  return (
    <>
      <div className={styles.dim} />
      <div className={styles.list} onMouseDown={(event) => event.preventDefault()}>
        <div role="listbox" id="suggestions" aria-label={t('suggestions')}>
          {groups.map(({ name, options: shown }) => (
            <div key={name} role="group" aria-label={t(`suggestions.${name}`)}>
              <p aria-hidden="true">{t(`suggestions.${name}`)}</p>
              {shown.map((option) => (
                <a
                  key={option.id}
                  id={option.id}
                  role="option"
                  href={option.href}
                  tabIndex={-1}
                  aria-selected={options[active] === option}
                >
                  {option.imageId !== undefined && (
                    <span className={styles.picture}>
                      <Picture id={option.imageId} alt="" sizes="40px" width={40} height={40} />
                    </span>
                  )}
                  {name === 'queries' && <Icon name="magnifying-glass" size="s" />}
                  <span className={styles.text}>
                    {name === 'queries' ? <Completed text={option.text} typed={typed.current} /> : option.text}
                  </span>
                  {option.note && <span className={styles.note}>{option.note}</span>}
                </a>
              ))}
            </div>
          ))}
        </div>
      </div>
      <p className={layout.hidden} role="status">
        {t('suggestions.count', { count: options.length })}
      </p>
    </>
  )
}

/** What is typed stays plain, what would be added is bold. */
function Completed({ text, typed }: { text: string; typed: string }) {
  const start = text.toLowerCase().startsWith(typed.trim().toLowerCase()) ? typed.trim().length : 0
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start)}</b>
    </>
  )
}

function useGroups() {
  const t = useMessages('shell')
  const locale = useLocale()
  const href = useHref()
  const place = usePage().location ?? 'all'
  return ({ queries, categories, brands, stores, products }: Answer): Group[] => {
    const groups: [Group['name'], Omit<Option, 'id'>[]][] = [
      ['queries', queries.map((text) => ({ text, href: href(`/search?search=${encodeURIComponent(text)}`) }))],
      [
        'categories',
        categories.map(({ name, path, productCount }) => ({
          text: name,
          note: t('goods.count', { count: productCount }),
          href: href(`/catalog/${place}/${path}`),
        })),
      ],
      [
        'brands',
        brands.map(({ name, alias }) => ({ text: name, href: href(`/catalog/${place}?brand=${encodeURIComponent(alias)}`) })),
      ],
      ['stores', stores.map(({ name, alias, city }) => ({ text: name, note: city, href: href(`/store/${alias}`) }))],
      [
        'products',
        products.map(({ name, slug, price, imageIds }) => ({
          text: name,
          note: formatMoney(price, locale),
          imageId: imageIds[0] ?? null,
          href: href(`/product/${slug}`),
        })),
      ],
    ]
    return groups
      .filter(([, options]) => options.length > 0)
      .map(([name, options]) => ({
        name,
        options: options.map((option, index) => ({ ...option, id: `suggestion-${name}-${index}` })),
      }))
  }
}

type Listeners = { ask: (signal: AbortSignal) => void; press: (event: KeyboardEvent) => void; show: () => void; hide: () => void }

function listenTo(input: HTMLInputElement, { ask, press, show, hide }: Listeners) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()
  const wait = () => {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
    const { signal } = running
    timer = setTimeout(() => ask(signal), waitMs)
  }
  const all = { input: wait, keydown: (event: Event) => press(event as KeyboardEvent), focus: show, blur: hide }
  for (const [name, listener] of Object.entries(all)) input.addEventListener(name, listener)
  if (input.value) wait()
  return () => {
    clearTimeout(timer)
    running.abort()
    for (const [name, listener] of Object.entries(all)) input.removeEventListener(name, listener)
  }
}

function describe(input: HTMLInputElement, isOpen: boolean, active: string | undefined) {
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isOpen),
    'aria-controls': isOpen ? 'suggestions' : '',
    'aria-activedescendant': active ?? '',
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value) input.setAttribute(name, value)
    else input.removeAttribute(name)
  }
}
