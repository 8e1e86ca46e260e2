import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '../../root-data.ts'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, useSupportPhone } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Actions } from './Actions.tsx'
import styles from './Header.module.css'
import { LocationChoice } from './location/LocationChoice.tsx'
import { usePlace } from './location/use-place.ts'
import { Logo } from './Logo.tsx'
import { MenuRow } from './MenuRow.tsx'
import { SearchForm } from './search/SearchForm.tsx'
import { CurrencyMenu, LanguageMenu, PriceMenu } from './Switchers.tsx'

export function Header({ data }: { data: RootData }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { phone, phoneAddress } = useSupportPhone()
  const { page } = data
  const place = usePlace()
  return (
    <header className={styles.header}>
      <div className={styles.tools}>
        <div className={layout.wrap}>
          <a href={phoneAddress}>
            <Icon name="phone" size="s" />
            {phone}
          </a>
          {page.variant === 'b2b' && <a href={href('/contacts')}>{t('contacts.help')}</a>}
          <span className={styles.space} />
          <span>
            <Icon name="map-pin" size="s" />
            <span>
              {t('location.suppliers')} <b>{place?.name ?? t('location.all')}</b>
            </span>
          </span>
          <PriceMenu />
          <CurrencyMenu />
          <LanguageMenu />
        </div>
      </div>
      <div className={styles.main}>
        <div className={layout.wrap}>
          <button type="button" className={styles.burger} popoverTarget="burger" aria-label={t('menu')}>
            <Icon name="list" size="l" />
          </button>
          <a className={styles.logo} href={href('/')} data-account={data.account ? '' : undefined}>
            <Logo />
          </a>
          <CatalogueButton />
          <div className={styles.search}>
            <LocationChoice chosen={place} />
            <SearchForm />
          </div>
          <Actions data={data} />
        </div>
      </div>
      <MenuRow classes={data.classes} />
    </header>
  )
}

/** Without JavaScript it is a link to all categories. */
function CatalogueButton() {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const [Panel, load] = useLazyComponent(
    () => import('./catalogue/CataloguePanel.tsx').then(({ CataloguePanel }) => CataloguePanel),
    'finders',
  )
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  const close = (returnsFocus: boolean) => {
    setOpen(false)
    if (returnsFocus) button.current?.focus()
  }
  return (
    <>
      <a
        ref={button}
        className={styles.catalogue}
        href={href('/all-catalog-categories')}
        role="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'catalogue' : undefined}
        onPointerEnter={load}
        onFocus={load}
        onKeyDown={(event) => event.key === ' ' && (event.preventDefault(), event.currentTarget.click())}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          load()
          setOpen(!isOpen)
        }}
      >
        <Icon name={isOpen ? 'x' : 'list'} />
        {t('catalogue')}
      </a>
      {isOpen && Panel && <Panel button={button} onClose={close} />}
    </>
  )
}
