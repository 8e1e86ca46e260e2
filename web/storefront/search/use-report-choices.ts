import { useEffect } from 'react'
import type { chooseProduct } from '#modules/search/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'

/** Reports which products are opened or put into the cart in the results of a text, so that the search learns from it. */
export function useReportChoices(text: string) {
  useEffect(() => {
    if (!text) return
    const onChoice = ({ target }: Event) => {
      const productId = (target as Element).closest('#results') && productOf(target as Element)
      if (productId)
        void clientCall<typeof chooseProduct>('POST x/search/choice/add', { text, productId }, { keepalive: true })
    }
    const events = ['click', 'auxclick', 'submit'] as const
    for (const event of events) document.addEventListener(event, onChoice, { capture: true })
    return () => {
      for (const event of events) document.removeEventListener(event, onChoice, { capture: true })
    }
  }, [text])
}

/** The product that a link leads to, or that a form adds to the cart. */
function productOf(element: Element): number | undefined {
  if (element instanceof HTMLFormElement)
    return element.dataset.enhance === 'cart' ? Number(new FormData(element).get('productId')) : undefined
  const link = element.closest<HTMLAnchorElement>('a[href*="/product/"]')
  return link ? Number(/-(\d+)$/.exec(link.pathname)?.[1] ?? 0) || undefined : undefined
}
