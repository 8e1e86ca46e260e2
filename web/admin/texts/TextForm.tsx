import { useEffect, useState } from 'react'
import type { Location } from 'react-router'
import type { createText } from '#modules/content/text-contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { fillText } from '#platform/values/fill-text.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLeaveGuard } from '../../forms/use-leave-guard.ts'
import { languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Markdown } from '../../storefront/texts/Markdown.tsx'
import type { Block } from '../../storefront/texts/markdown-blocks.ts'
import article from '../../storefront/texts/text.module.css'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import { Part } from '../Part.tsx'
import styles from './texts.module.css'

type Props = {
  textKey: Pick<InputOf<typeof createText>, 'type' | 'locale'>
  newest: number
  text: { title: string; body: string } | null
  /** The values of `{brand}` and `{phone}` in this variant. */
  placeholders: Readonly<Record<string, string>>
  blocks: readonly Block[]
}

/** The editor of a text beside its preview, which follows while one types. */
export function TextForm({ textKey, newest, text, placeholders, blocks: initial }: Props) {
  const t = useMessages('texts')
  const form = useForm<typeof createText>('save', {
    values: { title: text?.title ?? '', body: text?.body ?? '' },
    requirements: { title: t('wants.title'), body: t('wants.body') },
  })
  const [typed, setTyped] = useState(form.problem ? form.valueOf('body') : undefined)
  const [isChanged, setChanged] = useState(form.problem !== null)
  // The editor stays as it is while versions are compared.
  const onSubmit = useLeaveGuard(() => isChanged, t('leave'), isOtherVersion)
  const blocks = useBlocks(typed, initial, placeholders)
  return (
    <div className={styles.editor}>
      <ActionForm
        form={form}
        className={admin.form}
        aria-label={t('title')}
        hiddenFields={{ ...textKey, basedOn: newest }}
        onInput={() => setChanged(true)}
        onSubmit={onSubmit}
      >
        <Field {...form.field('title')} label={t('field.title')} lang={languageTags[textKey.locale]} />
        <TextArea
          {...form.field('body')}
          label={t('field.body')}
          hint={t('field.body.hint')}
          rows={24}
          lang={languageTags[textKey.locale]}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className={layout.actions}>
          <Button type="submit" name="outcome" value="Draft">
            {t('save')}
          </Button>
          <Button type="submit" name="outcome" value="Published" variant="solid">
            {t('publish')}
          </Button>
        </div>
      </ActionForm>
      <Part id="preview" title={t('preview')} isEmpty={blocks.length === 0} empty={t('preview.none')}>
        <div className={article.text} lang={languageTags[textKey.locale]}>
          <Markdown blocks={blocks} />
        </div>
      </Part>
    </div>
  )
}

const isOtherVersion = (current: Location, next: Location) => editedAt(current) !== editedAt(next)
const editedAt = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('version')}`

const pauseMs = 200

/** The parser is loaded when somebody types. */
function useBlocks(typed: string | undefined, initial: readonly Block[], placeholders: Props['placeholders']) {
  const [blocks, setBlocks] = useState(initial)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(async () => {
      const { blocksOf } = await import('../../storefront/texts/markdown-blocks.ts')
      setBlocks(blocksOf(fillText(typed, placeholders)))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, placeholders])
  return blocks
}
