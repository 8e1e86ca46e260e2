import type { RouterContextProvider } from 'react-router'
import { askSeveral } from '#modules/chats/inquiry-contract.ts'
import { mostFiles } from '../chats/file-limits.ts'
import { type SentFile, uploadFiles } from '../chats/form-files.ts'
import { refuse } from '../lib/failed.ts'
import { attempt, type Problem } from '../lib/given.ts'
import { redirectTo } from '../lib/redirect.ts'

export type Tried = {
  to: string[]
  message: string
  name: string
  clientMessageId: string
  /** They have arrived, and go with the next try. */
  files: readonly SentFile[]
  fileError: string | null
  problem: Problem | null
}

/** Sends the question; what was refused comes back with all that was written. */
export async function sendQuestion(context: Readonly<RouterContextProvider>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const written = {
    to: form.getAll('to').map(String),
    message: text('message'),
    name: text('name'),
    clientMessageId: text('clientMessageId'),
  }
  const { to, ...question } = written
  const kept = keptFiles(form)
  const uploaded = await uploadFiles(context, { room: mostFiles - kept.length })
  const files = [...kept, ...uploaded.files]
  const tried: Tried = { ...written, files, fileError: null, problem: null }
  if (uploaded.refusal)
    return refuse<Tried>(context, { ...tried, fileError: uploaded.refusal.text }, uploaded.refusal.status)
  if (to.length === 0) return refuse(context, tried)
  const stores = to.map((choice) => {
    const [store, product] = choice.split('-').map(Number)
    return { storeId: store!, productId: product ?? null }
  })
  const result = await attempt(context, (api) =>
    api(askSeveral, { stores, ...question, fileIds: files.map(({ id }) => id) }),
  )
  return result.success
    ? redirectTo(`/ask/${result.data.id}?sent`, 303)
    : refuse<Tried>(context, { ...tried, problem: result.problem }, result.problem.status)
}

/** Each is its id and its name. */
const keptFiles = (form: FormData): SentFile[] =>
  form
    .getAll('kept')
    .slice(0, 2 * mostFiles)
    .flatMap((value) => {
      const [, id, name] = /^([0-9a-f-]{36}) (.{1,200})$/.exec(String(value)) ?? []
      return id && name ? [{ id, name }] : []
    })
