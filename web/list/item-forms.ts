import type { z } from 'zod'
import type { Call, InputOf } from '#platform/contract.ts'
import { donePath, type FormAction } from '../forms/define-actions.ts'
import { readInput } from '../forms/read-form.ts'

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
    return { path: donePath(context, note, { without: note === 'update' ? ['item'] : ['item', 'page'] }) }
  },
})
