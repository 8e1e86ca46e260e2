import type { RouterContextProvider } from 'react-router'
import { askSeveral } from '#modules/chats/inquiry-contract.ts'
import { maxFiles } from '../chats/attachments/file-limits.ts'
import { type UploadedFile, uploadFiles } from '../chats/attachments/form-files.ts'
import { invalidForm } from '../lib/invalid-form.ts'
import { tryCall, type Problem } from '../lib/request-context.ts'
import { redirectTo } from '../lib/redirect.ts'

export type QuestionFormState = {
  to: string[]
  message: string
  name: string
  clientMessageId: string
  /** Already uploaded; submitted again with the next attempt. */
  files: readonly UploadedFile[]
  fileError: string | null
  problem: Problem | null
}

/** Sends the inquiry. A rejected form comes back with all its values. */
export async function sendQuestion(context: Readonly<RouterContextProvider>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const fields = {
    to: form.getAll('to').map(String),
    message: text('message'),
    name: text('name'),
    clientMessageId: text('clientMessageId'),
  }
  const { to, ...question } = fields
  const earlierFiles = keptFiles(form)
  const uploaded = await uploadFiles(context, { maxCount: maxFiles - earlierFiles.length })
  const files = [...earlierFiles, ...uploaded.files]
  const formState: QuestionFormState = { ...fields, files, fileError: null, problem: null }
  if (uploaded.error)
    return invalidForm<QuestionFormState>(
      context,
      { ...formState, fileError: uploaded.error.text },
      uploaded.error.status,
    )
  if (to.length === 0) return invalidForm(context, formState)
  const stores = to.map((choice) => {
    const [store, product] = choice.split('-').map(Number)
    return { storeId: store!, productId: product ?? null }
  })
  const result = await tryCall(context, (api) =>
    api(askSeveral, { stores, ...question, fileIds: files.map(({ id }) => id) }),
  )
  return result.success
    ? redirectTo(`/ask/${result.data.id}?sent`, 303)
    : invalidForm<QuestionFormState>(context, { ...formState, problem: result.problem }, result.problem.status)
}

/** Values are `id name`. */
const keptFiles = (form: FormData): UploadedFile[] =>
  form
    .getAll('kept')
    .slice(0, 2 * maxFiles)
    .flatMap((value) => {
      const [, id, name] = /^([0-9a-f-]{36}) (.{1,200})$/.exec(String(value)) ?? []
      return id && name ? [{ id, name }] : []
    })
