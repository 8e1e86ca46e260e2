import type { matchQuickOrder } from '#modules/lists/quick-order-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useForm, useStep } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/quick-order.ts'
import styles from './quick-order.module.css'
import type { QuickStep } from './quick-order-data.ts'
import { QuickLines } from './QuickLines.tsx'

export { action, loader } from './quick-order-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'quick-order')('title'),
    path: '/profile/quick-order',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function QuickOrder() {
  const t = useMessages('quick-order')
  const step = useStep<QuickStep>()
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('title')} lead={t('lead')} />
      <FormProblem intents={['add']} />
      {step && <QuickLines key={step.text} step={step} />}
      <TextForm text={step?.text} />
    </div>
  )
}

function TextForm({ text }: { text: string | undefined }) {
  const t = useMessages('quick-order')
  const form = useForm<typeof matchQuickOrder, 'file'>('match', {
    values: { text },
    requirements: { text: t('wants.text') },
  })
  const { defaultValue: _, ...file } = form.field('file')
  return (
    <ActionForm key={text} form={form} className={styles.form} encType="multipart/form-data">
      <TextArea
        {...form.field('text')}
        required={false}
        label={t('text')}
        hint={t('text.hint')}
        rows={8}
        spellCheck={false}
      />
      <Field {...file} type="file" accept=".xlsx,.csv,.txt,.tsv" label={t('file')} hint={t('file.hint')} />
      <Button type="submit" variant={text ? 'plain' : 'solid'}>
        {t('match')}
      </Button>
    </ActionForm>
  )
}
