import type { ReactNode } from 'react'
import type { submitApplication } from '#modules/verification/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone, useForm } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { UnlessClosed } from '../UnlessClosed.tsx'
import type { Route } from './+types/verification.ts'
import { HelpForm } from './HelpForm.tsx'
import { StatusNote } from './StatusNote.tsx'
import { TaskItem } from './TaskItem.tsx'
import type { Application } from './verification-data.ts'
import styles from './verification.module.css'

export { action, loader } from './verification-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'verification')('title'),
    path: '/profile/verification',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** The application of the active store's organization: items with their states, which only an owner fills in. */
export default function Verification({ loaderData }: Route.ComponentProps) {
  const { application, hasStore, defaults, renewableFrom, forms } = loaderData
  const t = useMessages('verification')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const note = done && <DoneNote>{t(`done.${done}`)}</DoneNote>
  if (!application && !hasStore)
    return <StoreNeeded title={t('title')} text={t('none')} path="/registration/company" label={t('none.open')} />
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={t('title')} lead={t('lead')} />
        {forms.section !== 'steps' && note}
        <FormProblem intents={['renew', 'file.remove']} />
        {application ? (
          <StatusNote application={application} renewableFrom={renewableFrom} />
        ) : (
          <UnlessClosed>
            <Note tone="info">{t('owners')}</Note>
          </UnlessClosed>
        )}
      </div>
      <div className={styles.about}>
        <FactList
          facts={[
            [t('why'), t('why.text')],
            [t('duration'), t('duration.text')],
            [t('seen'), t('seen.text')],
          ]}
        />
        <p>
          <a href={href('/verification')}>{t('how')}</a>
        </p>
      </div>
      {application && <Steps application={application} defaults={defaults} note={forms.section === 'steps' && note} />}
      {application && <HelpForm />}
    </div>
  )
}

type StepsProps = { application: Application; defaults: Readonly<Record<string, string>>; note: ReactNode }

function Steps({ application, defaults, note }: StepsProps) {
  const t = useMessages('verification')
  const { organization, tasks, can } = application
  const form = useForm<typeof submitApplication>('submit')
  return (
    <section aria-labelledby="steps">
      <SectionHeading title={t('steps')} id="steps" />
      {note}
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <TaskItem key={task.item} task={task} application={application} defaults={defaults} />
        ))}
      </ol>
      {can.edit && (
        <ActionForm form={form} className={styles.submit} hiddenFields={{ organizationId: organization.id }}>
          {!can.submit && <p>{t('submit.later')}</p>}
          <Button type="submit" variant="solid">
            {t('submit')}
          </Button>
        </ActionForm>
      )}
    </section>
  )
}
