// The forms of a page and the calls that they send. Only loaders and actions take values from here: contracts stay on the server.
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Api, Call, CallOptions, InputOf, OutputOf } from '#platform/contract.ts'
import { fieldsOf, withoutSecrets } from '../lib/form-fields.ts'
import { formErrorContext, invalidForm } from '../lib/invalid-form.ts'
import { redirectTo } from '../lib/redirect.ts'
import { pageOf, type Problem, tryCall } from '../lib/request-context.ts'
import { type Constraints, constraintsOf } from './constraints.ts'
import { readInput } from './read-form.ts'

type Fields = Record<string, string>

/** The answer of an action whose page is shown again: a refused form, or the next step of one that was accepted. */
export type FormResult<Step = unknown> = {
  intent: string
  /** Tells apart the forms of one intent, such as those of the rows of a list. */
  formKey: string
  values: Fields
  problem: Problem | null
  step: Step | null
}

export type FormAction<Step = unknown, Done extends string = string> = {
  input: z.ZodObject
  run: (api: Api, form: FormData, args: ActionFunctionArgs) => Promise<Step | null>
  /** The step to stay at when the form is refused. */
  stay?: (fields: Fields, problem: Problem) => Step | null
  /** The fields that coded problems are about, by code. */
  fieldsOfCodes?: Readonly<Record<string, string>>
  /** A field whose value says what was done, instead of the intent. */
  done?: { field: string; values: readonly Done[] }
}

type FormOptions<C extends Call, Step, Done extends string> = Pick<
  FormAction<Step, Done>,
  'stay' | 'fieldsOfCodes' | 'done'
> & {
  /** Completes the input, for example from the address of the page. */
  complete?: (input: Record<string, unknown>, args: ActionFunctionArgs, fields: Fields) => Record<string, unknown>
  /** What the page shows next instead of a note that it is done. */
  next?: (output: OutputOf<C>, fields: Fields) => Step | null
}

/** A form that sends one call. Its hidden fields `store` and `idempotencyKey` become options of the call. */
export const form = <C extends Call, Step = never, Done extends string = string>(
  call: C,
  { complete, next, ...options }: FormOptions<C, Step, Done> = {},
): FormAction<Step, Done> => ({
  ...options,
  input: call.input,
  async run(api, data, args) {
    const fields = fieldsOf(data)
    const input = readInput(call.input, data)
    const completed = complete ? complete(input, args, fields) : input
    const output = await api(call, completed as InputOf<C>, callOptions(data))
    return next?.(output, fields) ?? null
  },
})

export const callOptions = (data: FormData): CallOptions => ({
  ...(data.has('store') && { storeId: Number(data.get('store')) }),
  ...(data.get('idempotencyKey') && { idempotencyKey: String(data.get('idempotencyKey')) }),
})

type Options = {
  /** Where an accepted form leads, without the locale's prefix; by default to the same page, which then says that it is done. */
  doneAt?: (intent: string, args: ActionFunctionArgs) => string
}

/** The notes that a page can show: an intent, or the values of the field that says what was done. */
type DoneOf<Forms> = {
  [Intent in keyof Forms & string]: Forms[Intent] extends FormAction<unknown, infer Done>
    ? string extends Done
      ? Intent
      : Done
    : never
}[keyof Forms & string]

/**
 * The actions of a page by intent. `loaderData` belongs into the data of its loader; `action` is the action of its route:
 * an accepted form leads on by a redirect, a refused one is shown again with its values and the problem.
 */
export function defineActions<const Forms extends Record<string, FormAction>>(forms: Forms, options: Options = {}) {
  const isIntent = (intent: string): intent is keyof Forms & string => Object.hasOwn(forms, intent)
  const notes = Object.entries(forms).flatMap(([intent, { done }]) => done?.values ?? [intent])
  let constraints: Readonly<Record<string, Constraints>> | undefined

  return {
    loaderData(context: Readonly<RouterContextProvider>, url: URL) {
      const note = url.searchParams.get('done') ?? ''
      constraints ??= Object.fromEntries(
        Object.entries(forms).map(([intent, { input }]) => [intent, constraintsOf(input)]),
      )
      return {
        constraints,
        done: notes.includes(note) ? (note as DoneOf<Forms>) : null,
        hasFailed: context.get(formErrorContext),
      }
    },

    async action(args: ActionFunctionArgs) {
      const data = await args.request.formData()
      const { intent = '', formKey = '', ...fields } = fieldsOf(data)
      if (!isIntent(intent)) throw new Response(null, { status: 404 })
      const { run, stay, fieldsOfCodes, done } = forms[intent]!
      const result = await tryCall(args.context, (api) => run(api, data, args))
      const values = withoutSecrets(fields)
      if (!result.success) {
        const problem = withField(result.problem, fieldsOfCodes)
        const step = stay?.(fields, problem) ?? null
        return invalidForm<FormResult>(args.context, { intent, formKey, values, problem, step }, problem.status)
      }
      const note = (done && fields[done.field]) ?? intent
      if (result.data === null) return redirectTo(options.doneAt?.(intent, args) ?? donePath(note, args), 303)
      return { intent, formKey, values, problem: null, step: result.data } satisfies FormResult
    },
  }
}

export type Actions = ReturnType<typeof defineActions>

/** A coded problem that is about a field says so as the judgement of an input does. */
function withField(problem: Problem, fieldsOfCodes: FormAction['fieldsOfCodes']): Problem {
  const path = fieldsOfCodes?.[problem.code]
  return path ? { ...problem, errors: [{ path, code: problem.code, message: problem.detail }] } : problem
}

/** The address of the page with its filters. A list starts again, because its last page may be gone. */
function donePath(note: string, { context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(pageOf(context).path, 'http://page')
  searchParams.delete('page')
  searchParams.set('done', note)
  return `${pathname}?${searchParams}`
}
