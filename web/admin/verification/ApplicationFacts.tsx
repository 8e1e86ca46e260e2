import { formatPhone } from '#platform/values/format-phone.ts'
import { formatDate, formatList } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Note } from '../../ui/Note.tsx'
import admin from '../admin.module.css'
import { AdminLink } from '../AdminLink.tsx'
import type { Application } from './application-data.ts'

/** Who applies, beside what the public register says. */
export function ApplicationFacts({ application, country }: { application: Application; country: string }) {
  const t = useMessages('verification')
  const locale = useLocale()
  const { organization, register, contact, stores, reviewer, submittedAt, verifiedUntil, isRenewal } = application
  const registered =
    register &&
    formatList(
      [register.name, register.address].filter((text) => text !== null),
      locale,
    )
  return (
    <>
      {register?.isActive === false && <Note tone="warn">{t('company.inactive')}</Note>}
      <div className={admin.facts}>
        <FactList
          facts={[
            [t('company.taxNumber'), organization.taxNumber],
            [t('column.country'), country],
            [t('company.address'), organization.address],
            [t('company.register'), registered],
            [
              t('item.contact'),
              contact && (
                <>
                  {contact.name}, <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a>,{' '}
                  <a href={`mailto:${contact.email}`}>{contact.email}</a>
                </>
              ),
            ],
            [
              t('stores'),
              stores.length > 0 &&
                stores.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <AdminLink path={`/admin/stores/${id}`}>{name}</AdminLink>
                  </span>
                )),
            ],
            [t('column.submitted'), submittedAt && formatDate(submittedAt, locale)],
            [t('column.renewal'), isRenewal && t('yes')],
            [t('column.until'), verifiedUntil && formatDate(verifiedUntil, locale)],
            [t('column.reviewer'), reviewer?.name],
          ]}
        />
      </div>
    </>
  )
}
