// Reports which pages are opened, which elements are seen and which are pressed. An element is measured if it has `data-metric` and is in the
// registry; `data-product` and `data-store` around it say what it is about. Nothing is stored in the browser.
import type { getRegistry, postMetrics } from '#modules/metrics/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'

type Event = InputOf<typeof postMetrics>['events'][number]
type Action = Event['action']
export type Registry = OutputOf<typeof getRegistry>['items']

const sendMs = 1_000
/** Of one request. */
const maxEvents = 100
/** While the browser takes none. */
const maxWaitingEvents = 300
const visibleShares = [0.1, 0.25, 0.5]

const waiting: Event[] = []
/** Elements that have been seen on this page. */
const seen = new Set<string>()
let actions: ReadonlyMap<string, readonly Action[]> = new Map()
let timer: number | undefined
let observer: IntersectionObserver | undefined

/** The page that has just been rendered. The first one starts the listeners. */
export function openPage(registry: Registry) {
  actions = new Map(
    registry.filter(({ isActive }) => isActive).map((entry) => [entry.elementName, entry.elementActions]),
  )
  observer ??= listen()
  seen.clear()
  add('page', 'PageOpen', document.querySelector('main'))
  observer.disconnect()
  observe(document.body)
}

function listen() {
  document.addEventListener(
    'click',
    ({ target }) => press((target as Element).closest<HTMLElement>('[data-metric]')),
    true,
  )
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  window.addEventListener('pagehide', send)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) observe(node)
  }).observe(document.body, { childList: true, subtree: true })
  return new IntersectionObserver(view, { threshold: visibleShares })
}

const press = (element: HTMLElement | null) => element && add(nameOf(element), 'Click', element)

function observe(root: Element) {
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('[data-metric]')])
    if (element instanceof HTMLElement && element.dataset.metric && isMeasured(nameOf(element), 'View'))
      observer!.observe(element)
}

/** Half of the element is visible, or it covers half of the window. */
function view(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, intersectionRatio, intersectionRect } of entries) {
    if (intersectionRatio < 0.5 && intersectionRect.height < window.innerHeight / 2) continue
    observer!.unobserve(target)
    const element = target as HTMLElement
    const key = `${nameOf(element)} ${JSON.stringify(idsAt(element))}`
    if (!seen.has(key)) add(nameOf(element), 'View', element)
    seen.add(key)
  }
}

/** A part is named after what it belongs to: the card of a product, or else the supplier. */
function nameOf(element: HTMLElement) {
  const name = element.dataset.metric!
  if (name.includes('.') || actions.has(name)) return name
  return `${element.closest('[data-metric="productCard"], [data-part-of-card]') ? 'productCard' : 'supplier'}.${name}`
}

const isMeasured = (name: string, action: Action) => actions.get(name)?.includes(action)

function add(element: string, action: Action, at: HTMLElement | null) {
  if (!isMeasured(element, action) || waiting.length >= maxWaitingEvents) return
  const ids = idsAt(at)
  // A preview of a product that is not stored yet.
  if (ids.relatedProductId === 0) return
  waiting.push({ element, action, ...ids })
  timer ??= window.setTimeout(send, sendMs)
}

function idsAt(element: HTMLElement | null): Pick<Event, 'relatedProductId' | 'relatedStoreId'> {
  // The document has the active store of the account.
  const product = element?.closest<HTMLElement>('body [data-product]')?.dataset.product
  const store = element?.closest<HTMLElement>('body [data-store]')?.dataset.store
  return { ...(product && { relatedProductId: Number(product) }), ...(store && { relatedStoreId: Number(store) }) }
}

/** Events leave the queue when the browser has taken them to send; it does so even if the page is left. */
function send() {
  clearTimeout(timer)
  timer = undefined
  const events = waiting.splice(0, maxEvents)
  if (events.length === 0) return
  const body = new Blob([JSON.stringify(events)], { type: 'application/json' })
  if (!navigator.sendBeacon('/api/metrics', body)) waiting.unshift(...events)
  if (waiting.length > 0) timer = window.setTimeout(send, sendMs)
}
