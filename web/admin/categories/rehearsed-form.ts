import type { z } from 'zod'
import type { Call, InputOf } from '#platform/contract.ts'
import { donePath, type FormAction, type FormResult } from '../../forms/define-actions.ts'
import type { SubmittedValues } from '../../forms/fields.ts'
import { readInput } from '../../forms/read-form.ts'
import { useActionResult } from '../../forms/use-action-result.ts'

type Effect = { kind: string; count: number }
type RehearsedCall<Kind extends Effect> = Call<z.ZodObject, z.ZodType<{ effects: Kind[] }>>
/** `agreed` names the effects; the form is sent again with it. */
export type Rehearsal<Kind extends Effect = Effect> = { effects: readonly Kind[]; agreed: string }

type Options = {
  /** Without the emptied fields that the call leaves as they are. */
  input?: z.ZodObject
  complete?: (input: Record<string, unknown>, data: FormData) => Record<string, unknown>
  /** Whether it is asked even if nothing else changes. */
  isAlwaysAsked?: boolean
  /** Parameters that the page no longer has then. */
  without?: readonly string[]
}

/** A form that first shows the side effects of its change, and makes the change once exactly these are confirmed. */
export const rehearsedForm = <Kind extends Effect>(
  call: RehearsedCall<Kind>,
  { input = call.input, complete = (fields) => fields, isAlwaysAsked = false, without = [] }: Options = {},
): FormAction<Rehearsal<Kind>> => ({
  input,
  async run(api, data, { context }) {
    const fields = complete(readInput(input, data), data)
    const send = (isDryRun: boolean) => api(call, { ...fields, isDryRun } as InputOf<typeof call>)
    const { effects } = await send(true)
    const agreed = ['effects', ...effects.map(({ kind, count }) => `${kind}:${count}`)].join(' ')
    if ((effects.length > 0 || isAlwaysAsked) && data.get('agreed') !== agreed) return { step: { effects, agreed } }
    await send(false)
    return { path: donePath(context, String(data.get('intent')), { without }) }
  },
})

/** The effects that a form has just shown, and the values that it holds; null before. */
export function useRehearsal<Kind extends Effect>(intent: string, formKey = '') {
  const result = useActionResult<FormResult<Rehearsal<Kind>>>()
  if (!result?.step || result.intent !== intent || result.formKey !== formKey) return null
  return { ...result.step, values: withBooleans(result.values) }
}

/** Check boxes are submitted as `on`, or as the hidden `false` before them. */
const withBooleans = (values: SubmittedValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const last = [value].flat().at(-1)
      return [name, /^is[A-Z]/.test(name) ? last === 'on' : last]
    }),
  )
