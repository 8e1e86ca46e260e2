import { type I18n, setupI18n } from '@lingui/core'
import { createContext, useContext } from 'react'
import type cart from '#messages/en/cart.json'
import type catalog from '#messages/en/catalog.json'
import type common from '#messages/en/common.json'
import type errors from '#messages/en/errors.json'
import type home from '#messages/en/home.json'
import type login from '#messages/en/login.json'
import type order from '#messages/en/order.json'
import type product from '#messages/en/product.json'
import type shell from '#messages/en/shell.json'
import type store from '#messages/en/store.json'
import { languageTags, type Locale } from './locale.ts'

/** English is the reference: a key that it lacks does not compile. */
type Namespaces = {
  cart: typeof cart
  catalog: typeof catalog
  common: typeof common
  errors: typeof errors
  home: typeof home
  login: typeof login
  order: typeof order
  product: typeof product
  shell: typeof shell
  store: typeof store
}
export type Namespace = keyof Namespaces
export type Translate<N extends Namespace> = (key: keyof Namespaces[N] & string, values?: Record<string, string | number>) => string
type Loaded = () => Promise<{ default: Record<string, string> }>

const loaders: Record<Locale, Loaded> = {
  en: () => import('virtual:messages/en'),
  ru: () => import('virtual:messages/ru'),
  sr: () => import('virtual:messages/sr'),
  de: () => import('virtual:messages/de'),
  it: () => import('virtual:messages/it'),
  tr: () => import('virtual:messages/tr'),
}
const catalogues = new Map<Locale, I18n>()

/** Must have run for a locale before anything renders in it. */
export async function loadMessages(locale: Locale) {
  if (catalogues.has(locale)) return
  const tag = languageTags[locale]
  const { default: messages } = await loaders[locale]()
  catalogues.set(locale, setupI18n({ locale: tag, messages: { [tag]: messages } }))
}

export const translator =
  <N extends Namespace>(locale: Locale, namespace: N): Translate<N> =>
  (key, values) =>
    catalogues.get(locale)!._(`${namespace}:${key}`, values)


export const LocaleContext = createContext<Locale>('en')
export const useLocale = () => useContext(LocaleContext)
export const useMessages = <N extends Namespace>(namespace: N): Translate<N> => translator(useLocale(), namespace)
