import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/lists.ts'
import { CreateList } from './CreateList.tsx'
import { listName } from './list-name.ts'
import styles from './lists.module.css'
import type { ProductList } from './lists-data.ts'

export { action, loader } from './lists-data.ts'
export const handle: PageHandle = { notes: ['deleted'] }

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'lists')('title'),
    path: '/profile/lists',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Lists({ loaderData: { lists, isDeleted, forms } }: Route.ComponentProps) {
  const t = useMessages('lists')
  const href = useLocalizedHref()
  const done = useDone(forms)
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      {isDeleted && <DoneNote>{t('done.list.delete')}</DoneNote>}
      <FormProblem intents={['favourite']} />
      {lists.length > 0 ? (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <li key={list.id}>
              <ListTile list={list} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <ButtonLink href={href('/catalog/all')}>{t('catalogue')}</ButtonLink>
        </div>
      )}
      <section aria-labelledby="create">
        <SectionHeading title={t('create')} id="create" />
        <CreateList />
      </section>
    </div>
  )
}

function ListTile({ list }: { list: ProductList }) {
  const t = useMessages('lists')
  const href = useLocalizedHref()
  const { id, lineCount, imageIds, sharedWith, isOwn, ownerName } = list
  return (
    <a className={styles.tile} href={href(`/profile/lists/${id}`)}>
      <b>{listName(list, t)}</b>
      <span>{t('count', { count: lineCount })}</span>
      {sharedWith && (
        <small>{isOwn ? t('shared', { team: sharedWith.name }) : t('shared.by', { name: ownerName })}</small>
      )}
      {imageIds.length > 0 && (
        <span className={styles.pictures}>
          {imageIds.map((imageId) => (
            <Thumbnail key={imageId} id={imageId} size={48} className={styles.picture} />
          ))}
        </span>
      )}
    </a>
  )
}
