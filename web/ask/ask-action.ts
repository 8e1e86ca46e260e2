import { data, redirect, type RouterContextProvider } from 'react-router'
import { askSeveral } from '#modules/chats/contract.ts'
import { failedContext } from '../lib/failed.ts'
import { attempt, type Problem } from '../lib/given.ts'

export type Tried = { to: string[]; message: string; name: string; clientMessageId: string; problem: Problem | null }

/** Sends the question; what was refused comes back with all that was written. */
export async function sendQuestion(context: Readonly<RouterContextProvider>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const tried: Tried = { to: form.getAll('to').map(String), message: text('message'), name: text('name'), clientMessageId: text('clientMessageId'), problem: null }
  const refuse = (problem: Problem | null, status: number) => {
    context.set(failedContext, true)
    return data({ ...tried, problem }, { status })
  }
  if (tried.to.length === 0) return refuse(null, 422)
  const { message, name, clientMessageId } = tried
  const stores = tried.to.map((choice) => {
    const [store, product] = choice.split('-').map(Number)
    return { storeId: store!, productId: product ?? null }
  })
  const result = await attempt(context, (api) => api(askSeveral, { stores, message, name, clientMessageId }))
  return result.success ? redirect(`/ask/${result.data.id}?sent`, 303) : refuse(result.problem, result.problem.status)
}
