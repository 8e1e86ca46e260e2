import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import { UnlessClosed } from '../UnlessClosed.tsx'
import type { Route } from './+types/entity.ts'
import { EntityForm } from './EntityForm.tsx'
import { EntityList } from './EntityList.tsx'
import { addresses, isListed } from './entity-names.ts'
import styles from './entities.module.css'
import { OrganizationList } from './OrganizationList.tsx'
import { PictureForm } from './PictureForm.tsx'

export { action, loader } from './entity-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'entities')(`title.${loaded?.entity ?? 'store'}`),
    path: addresses[loaded?.entity ?? 'store'],
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** The store's page, the organizations of the account, or a list of what the store has several of. */
export default function EntityPage({ loaderData }: Route.ComponentProps) {
  const { entity, schema, open, forms, storeId } = loaderData
  const t = useMessages('entities')
  const href = useLocalizedHref()
  const { acting } = usePage()
  const done = useDone(forms)
  const canCreate = isListed(entity) && schema.can.create
  return (
    <div className={layout.stack}>
      <BackLink href={href('/profile/company')} label={t('back')} />
      <PageHead title={t(`title.${entity}`)}>
        {canCreate && (
          <ButtonLink href={href(`${addresses[entity]}?item=new`)} variant="solid" icon="plus">
            {t(`add.${entity}`)}
          </ButtonLink>
        )}
      </PageHead>
      <p className={styles.about}>{t(`about.${entity}`)}</p>
      {done && <Note tone="good">{t(`done.${done}`)}</Note>}
      {!schema.can.update && (
        <UnlessClosed>
          <Note tone="info">
            {t(acting ? 'readOnly.acting' : entity === 'organization' ? 'readOnly.owners' : 'readOnly')}
          </Note>
        </UnlessClosed>
      )}
      <FormProblem intents={['delete.companybranch', 'delete.warehouse', 'delete.deliveryplace']} />
      {isListed(entity) && <EntityList entity={entity} data={loaderData} />}
      {loaderData.organizations.length > 1 && <OrganizationList data={loaderData} />}
      {open && (
        <div className={styles.columns}>
          {isListed(entity) && <SectionHeading title={t(open.document ? `edit.${entity}` : `add.${entity}`)} />}
          <EntityForm key={`${open.document?.id} ${open.document?.version}`} data={loaderData} open={open} />
          {entity === 'store' && schema.can.update && (
            <aside className={styles.side}>
              {(['logo', 'cover'] as const).map((name) => (
                <PictureForm
                  key={name}
                  name={name}
                  label={schema.fields.find(({ key }) => key === name)!.label}
                  storeId={storeId}
                  document={open.document!}
                />
              ))}
            </aside>
          )}
        </div>
      )}
    </div>
  )
}
