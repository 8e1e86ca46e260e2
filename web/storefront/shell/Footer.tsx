import type { ReactNode } from 'react'
import type { RootData } from '../../root-data.ts'
import { formatDate } from '../../lib/format.ts'
import { brandNames } from '../../lib/meta.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, useSupportPhone } from '../../lib/page.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './Footer.module.css'
import { FloatingButtons } from './FloatingButtons.tsx'

const legal = ['userterms', 'privatepolicy'] as const
/** Documents that Russian law requires in the footer of every page. */
const russianLegal = ['oferta', 'verification_rules', 'terms_of_edo'] as const
const associations = [
  ['https://tpprf.ru/', 'Торгово-промышленная палата РФ'],
  ['https://rspp.ru/', 'Российский союз промышленников и предпринимателей'],
] as const

export function Footer({ data }: { data: RootData }) {
  const { page, rateDate, account } = data
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const isRussian = page.locale === 'ru'
  const { phone, phoneAddress } = useSupportPhone()
  const messenger = page.envPublic.messengerUrl ?? phoneAddress
  const link = (path: string, label: string) => (
    <li key={path}>
      <a href={href(path)}>{label}</a>
    </li>
  )
  return (
    <footer className={styles.footer}>
      <div className={layout.wrap}>
        <div className={styles.columns}>
          <Column title={t('footer.buy')}>
            {link('/catalog/all', t('goods'))}
            {link('/stores/all', t('stores'))}
            {link('/all-catalog-categories', t('allCategories'))}
            {link('/anticrisis', t('footer.clearance'))}
            {link('/stm', t('footer.privateLabel'))}
            {link('/summary', t('footer.market'))}
            <li>
              <a href={href('/help')} data-contact="help" aria-haspopup="dialog">
                {t('footer.ask')}
              </a>
            </li>
          </Column>
          <Column title={t('footer.terms')}>
            {link('/verification', t('footer.verification'))}
            {link('/payment-and-delivery', t('footer.payment'))}
            {[...legal, ...(isRussian ? russianLegal : [])].map((name) => link(`/${name}`, t(`legal.${name}`)))}
          </Column>
          <Column title={t('footer.company')}>
            {link('/about-us', t('footer.about'))}
            {link('/vacancies', t('footer.vacancies'))}
            {page.variant === 'b2b' && link('/contacts', t('footer.contacts'))}
            {isRussian &&
              associations.map(([address, name]) => (
                <li key={address}>
                  <a href={address} rel="noopener" target="_blank">
                    {name}
                  </a>
                </li>
              ))}
          </Column>
          <Column title={t('footer.help')}>
            <li>
              <a href={phoneAddress}>{phone}</a>
            </li>
            <li>{t('footer.hours')}</li>
            {link(account ? '/profile/messages' : '/messages', t('messages'))}
            <li>
              <a href={messenger} data-contact="messenger" aria-haspopup="dialog">
                {t('messenger')}
              </a>
            </li>
          </Column>
        </div>
        <div className={styles.base}>
          <span>
            © {new Date().getUTCFullYear()} {brandNames[page.variant]}
          </span>
          {rateDate && <span>{t('footer.rates', { date: formatDate(rateDate, page.locale) })}</span>}
        </div>
      </div>
      <FloatingButtons data={data} messenger={messenger} />
    </footer>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </div>
)
