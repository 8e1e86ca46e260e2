import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Call, InputOf } from '#platform/contract.ts'
import type { FormAction } from '../forms/define-actions.ts'
import { readInput } from '../forms/read-form.ts'
import { pageOf } from '../lib/request-context.ts'

type ItemCalls = Readonly<Record<'create' | 'update' | 'remove', Call>>

/**
 * The forms of an item that is open beside its list. The form of an update has all fields, so that an emptied one is refused
 * like in a new item and not left as it was.
 */
export const itemForms = ({ create, update, remove }: ItemCalls) => ({
  create: itemForm(create, create.input, 'create'),
  update: itemForm(update, update.input.extend(create.input.shape), 'update'),
  remove: itemForm(remove, remove.input, 'remove'),
})

const itemForm = (call: Call, input: z.ZodObject, note: string): FormAction<never> => ({
  input,
  async run(api, data, { context }) {
    await api(call, readInput(input, data) as InputOf<Call>)
    return { path: closedPath(context, note) }
  },
})

/** The list without the item, and with a note about what was done. */
function closedPath(context: Readonly<RouterContextProvider>, note: string) {
  const { pathname, searchParams } = new URL(pageOf(context).path, 'http://page')
  searchParams.delete('item')
  if (note !== 'update') searchParams.delete('page')
  searchParams.set('done', note)
  return `${pathname}?${searchParams}`
}
