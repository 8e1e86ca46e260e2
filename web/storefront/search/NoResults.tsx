import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { encodeListParams, firstPage, type ListParams } from '../../lib/search-params.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from '../catalog/catalog.module.css'
import { newRequestPath } from '../catalog/new-request-path.ts'
import type { SearchOutput } from '../catalog/listing.ts'

type Props = {
  alternatives: Pick<SearchOutput, 'elsewhere' | 'near'>
  params: ListParams
  place: { name: string } | null
}

export function NoResults({ alternatives: { elsewhere, near }, params, place }: Props) {
  const t = useMessages('search')
  const catalog = useMessages('catalog')
  const href = useLocalizedHref()
  const searchIn = (location: string) => encodeListParams(firstPage({ ...params, location }))
  return (
    <>
      <section className={styles.nothing} aria-label={t('nothing.title')}>
        <div>
          <p role="status">{t(place ? 'nothing.in' : 'nothing', { text: params.text, place: place?.name ?? '' })}</p>
          <p>{t('nothing.hint')}</p>
          <form method="get" action={href('/search')}>
            <label htmlFor="search-again">{t('again')}</label>
            <input id="search-again" type="search" name="search" defaultValue={params.text} required maxLength={200} />
            <Button type="submit">{t('submit')}</Button>
          </form>
          {place && <a href={searchIn('all')}>{t('everywhere')}</a>}
          {near.length === 0 && <a href={href('/all-catalog-categories')}>{catalog('allCategories')}</a>}
        </div>
        <div className={styles.request}>
          <p>{catalog('post.text')}</p>
          <ButtonLink href={href(newRequestPath({ text: params.text }))} rel="nofollow" variant="solid">
            {catalog('post')}
          </ButtonLink>
          <ButtonLink
            href={href(`/help?text=${encodeURIComponent(params.text)}`)}
            rel="nofollow"
            variant="quiet"
            data-contact="help"
            aria-haspopup="dialog"
          >
            {catalog('ask')}
          </ButtonLink>
        </div>
      </section>
      {elsewhere.length > 0 && (
        <ChipSection
          title={t('elsewhere')}
          chips={elsewhere.map(({ alias, name, count }) => ({ name, count, href: searchIn(alias) }))}
        />
      )}
      {near.length > 0 && (
        <ChipSection
          title={t('near')}
          link={{ href: href('/all-catalog-categories'), label: catalog('allCategories') }}
          chips={near.map(({ name, path, productCount }) => ({
            name,
            count: productCount,
            href: href(`/catalog/all/${path}`),
          }))}
        />
      )}
    </>
  )
}

type ChipSectionProps = {
  title: string
  link?: { href: string; label: string }
  chips: readonly { name: string; count: number; href: string }[]
}

function ChipSection({ title, link, chips }: ChipSectionProps) {
  return (
    <section className={layout.section}>
      <SectionHeading title={title} link={link} />
      <nav className={styles.chips} aria-label={title}>
        {chips.map(({ name, count, href }) => (
          <Chip key={href} href={href} count={count}>
            {name}
          </Chip>
        ))}
      </nav>
    </section>
  )
}
