import { useEffect, useRef, useState } from 'react'
import type { FormResult } from '../../../forms/define-actions.ts'
import { useRefusedForm } from '../../../forms/use-form.ts'
import type { Problem } from '../../../lib/request-context.ts'
import type { FormValues } from '../../documents/form-values.ts'
import type { ProductFormData } from '../product-data.ts'
import { createDraftWriter, type Draft, type DraftState } from './draft-writer.ts'
import { serialized, snapshotOf, withFields } from './form-snapshot.ts'
import { lockedFields } from './locked-fields.ts'
import type { Conflict } from './save-product.ts'
import { useEditorGuard } from './use-editor-guard.ts'

/** The values that the form opens with; a new `generation` opens it anew. */
type Opened = { values: FormValues; version: string; base: string; isStored: boolean; generation: number }

const settleMs = 300

/** The state of the form around its fields, which the browser keeps: what they contain now, and the draft of it that the server keeps. */
export function useEditor(data: ProductFormData) {
  const refused = useRefusedForm('save')
  const form = useRef<HTMLFormElement>(null)
  const [opened, setOpened] = useState(() => openedWith(data, refused))
  const [live, setLive] = useState(opened.values)
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  const [state, setState] = useState<DraftState>('unchanged')
  const [writer] = useState(() => createDraftWriter(data.draftOf, data.draft ?? { draftVersion: 0 }, setState))
  const storedSnapshot = useRef('')
  const draftSnapshot = useRef('')
  const openAnew = (next: Omit<Opened, 'generation'>) =>
    setOpened(({ generation }) => ({ ...next, generation: generation + 1 }))

  const contentOf = (element: HTMLFormElement) => withFields(snapshotOf(element), lockedFields(data), data.values)
  const check = (element: HTMLFormElement) => {
    const values = contentOf(element)
    setLive(values)
    const now = serialized(values)
    if (now === storedSnapshot.current) writer.forget()
    else if (now !== draftSnapshot.current) writer.keep({ values, version: opened.version, base: opened.base })
    draftSnapshot.current = now
  }
  const latestCheck = useRef(check)
  latestCheck.current = check

  useEffect(() => {
    const draft = opened.generation === 0 && !refused ? data.draft : null
    if (opened.isStored) storedSnapshot.current = serialized(withStoredCategory(contentOf(form.current!), data))
    if (draft && serialized(draft.values) !== storedSnapshot.current) restore(draft)
    else latestCheck.current(form.current!)
  }, [opened.generation])
  useEffect(() => watch(form.current!, (element) => latestCheck.current(element)), [])
  useEditorGuard(state !== 'unchanged', form, writer)

  function restore({ values, version, base, savedAt }: Draft) {
    openAnew({ values, version, base, isStored: false })
    setRestoredAt(savedAt)
  }

  return {
    form,
    opened,
    problem: opened.isStored ? null : (refused?.problem ?? null),
    conflict: refused?.step as Conflict | null | undefined,
    /** The contents of the fields, shortly after they have changed. */
    live,
    state,
    restoredAt,
    /** Opens the form with what is stored. */
    discard() {
      setRestoredAt(null)
      openAnew(openedWith(data, null))
    },
    /** Ends a clash with another device: its draft is opened, or replaced by what the form contains. */
    async settle(choice: 'theirs' | 'own') {
      const draft = await writer.load()
      draftSnapshot.current = ''
      if (draft && choice === 'theirs') restore(draft)
      else latestCheck.current(form.current!)
    },
    /** Gives some fields the value that is stored. */
    takeStored(keys: readonly string[]) {
      openAnew({ ...opened, isStored: false, values: withFields(contentOf(form.current!), keys, data.values) })
    },
  }
}

export type Editor = ReturnType<typeof useEditor>

/**
 * A refused form is opened as it was sent. After a conflict it has what another person has stored, except for the fields that this one
 * has changed.
 */
function openedWith({ values, product }: ProductFormData, refused: (FormResult & { problem: Problem }) | null): Opened {
  const stored = {
    values,
    version: String(product?.version ?? ''),
    base: product?.base ?? '',
    isStored: true,
    generation: 0,
  }
  if (!refused) return stored
  const conflict = refused.step as Conflict | null
  if (conflict) return { ...stored, isStored: false, values: withFields(values, conflict.changed, refused.values) }
  const { version = '', base = '' } = refused.values
  return { values: refused.values, version: String(version), base: String(base), isStored: false, generation: 0 }
}

/** A form that is opened in another category has a change at once. */
const withStoredCategory = (values: FormValues, { product }: ProductFormData): FormValues =>
  product ? { ...values, 'fields.category': String(product.categoryId) } : values

/** Runs after a change has settled, and at once when the page is about to go. */
function watch(form: HTMLFormElement, run: (form: HTMLFormElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, settleMs)
  }
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    run(form)
  }
  const events = ['input', 'change', 'click'] as const
  for (const event of events) form.addEventListener(event, schedule)
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  return () => {
    flush()
    for (const event of events) form.removeEventListener(event, schedule)
    window.removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
  }
}
