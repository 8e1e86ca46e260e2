import type { invalidateCache } from '#modules/operations/cache-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'

/** Drops what depends on a tag, or everything. */
export function CacheForms() {
  const t = useMessages('operations')
  const byTag = useForm<typeof invalidateCache>('dropTag', { requirements: { tags: t('caches.tag.wants') } })
  const all = useForm<typeof invalidateCache>('dropAll')
  return (
    <div className={admin.actions}>
      <Disclosure label={t('caches.tag.drop')} isOpen={byTag.problem !== null}>
        <ActionForm form={byTag} className={admin.form} aria-label={t('caches.tag.drop')}>
          <Field
            {...byTag.field('tags')}
            label={t('caches.tag')}
            hint={t('caches.tag.hint')}
            required
            spellCheck={false}
          />
          <Button type="submit">{t('caches.drop')}</Button>
        </ActionForm>
      </Disclosure>
      <Disclosure label={t('caches.all')} isDanger>
        <ActionForm form={all} className={admin.form} aria-label={t('caches.all')}>
          <p>{t('caches.all.text')}</p>
          <Button type="submit" variant="danger">
            {t('caches.all')}
          </Button>
        </ActionForm>
      </Disclosure>
    </div>
  )
}
