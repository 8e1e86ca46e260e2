import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import type { Route } from './+types/answers.ts'
import type { AnswersData } from './answers-data.ts'
import styles from './answers.module.css'
import { AutoAnswerForm } from './AutoAnswerForm.tsx'
import { CannedAnswers } from './CannedAnswers.tsx'

export { action, loader } from './answers-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'seller-chats')('settings'),
    path: '/profile/messages/settings',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Answers({ loaderData }: Route.ComponentProps) {
  return loaderData ? <AnswersOfStore {...loaderData} /> : <NoStore />
}

function NoStore() {
  const t = useMessages('seller-chats')
  return (
    <>
      <h1>{t('settings')}</h1>
      <p className={styles.lead}>{t('settings.none')}</p>
    </>
  )
}

function AnswersOfStore({ store, hours, timeZones, answers, forms }: AnswersData) {
  const t = useMessages('seller-chats')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const note = done && <DoneNote>{t(`done.${done}`)}</DoneNote>
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('settings')}</h1>
        <a href={href('/profile/messages?side=Store')}>{t('settings.back')}</a>
      </header>
      {forms.section !== 'answers' && note}
      <AutoAnswerForm store={store} hours={hours} timeZones={timeZones} />
      <CannedAnswers store={store} answers={answers} note={forms.section === 'answers' && note} />
    </div>
  )
}
