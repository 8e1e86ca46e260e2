// The forms of a page and the calls that they send. Only loaders and actions take values from here: contracts stay on the server.
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Api, Call, CallOptions, InputOf, OutputOf } from '#platform/contract.ts'
import { redirectTo } from '../lib/redirect.ts'
import { pageOf, type Problem, tryCall } from '../lib/request-context.ts'
import { type Constraints, constraintsOf } from './constraints.ts'
import { type Fields, fieldsOf, type SubmittedValues, submittedValues } from './fields.ts'
import { formErrorContext, invalidForm } from './invalid-form.ts'
import { type FieldsOfCodes, type FieldsOfPaths, withField, withPaths } from './problem-fields.ts'
import { readInput } from './read-form.ts'

/** The arguments of an action and the form that it has read, with its lists. */
type FormArgs = ActionFunctionArgs & { form: FormData }

/** The answer of an action whose page is shown again: a refused form, or the next step of one that was accepted. */
export type FormResult<Step = unknown> = {
  intent: string
  /** Tells apart the forms of one intent, such as those of the rows of a list. */
  formKey: string
  values: SubmittedValues
  problem: Problem | null
  step: Step | null
}

/** The outcome of an accepted form: the next step of the page, another page, or null for a note that it is done. */
export type Outcome<Step> = { step: Step } | { path: string } | null

export type FormAction<Step = unknown, Done extends string = string> = {
  input: z.ZodObject
  run: (api: Api, form: FormData, args: ActionFunctionArgs) => Promise<Outcome<Step>>
  /** The step to stay at when the form is refused. */
  stay?: (fields: Fields, problem: Problem, args: FormArgs) => Step | null | Promise<Step | null>
  /** The fields that coded problems are about, by code. */
  fieldsOfCodes?: FieldsOfCodes
  /** The fields that `complete` reads for fields of the input, by the latter. What cannot be read is left to the call to refuse. */
  fieldsOfPaths?: FieldsOfPaths
  /** A field whose value says what was done, instead of the intent. Without values the form has no note. */
  done?: { field?: string; values: readonly Done[] }
  /** The id of the part of the page that shows the note. */
  section?: string
}

type FormOptions<C extends Call, Step, Done extends string> = Pick<
  FormAction<Step, Done>,
  'stay' | 'fieldsOfCodes' | 'fieldsOfPaths' | 'done' | 'section'
> & {
  /** Completes the input, for example from the address of the page. */
  complete?: (input: Input, args: FormArgs, fields: Fields) => Input | Promise<Input>
  /** The step that the page shows next, instead of a note that it is done. */
  next?: (output: OutputOf<C>, fields: Fields) => Step | null
  /** Where the form leads unless there is a next step, without the locale's prefix; by default to the same page with a note. */
  doneAt?: (output: OutputOf<C>, fields: Fields) => string | null
}
type Input = Record<string, unknown>

/** A form that sends one call. Its hidden fields `store` and `idempotencyKey` become options of the call. */
export const form = <C extends Call, Step = never, Done extends string = string>(
  call: C,
  { complete, next, doneAt, ...options }: FormOptions<C, Step, Done> = {},
): FormAction<Step, Done> => ({
  ...options,
  input: call.input,
  async run(api, data, args) {
    const fields = fieldsOf(data)
    const input = readInput(call.input, data)
    const completed = complete ? await complete(input, { ...args, form: data }, fields) : input
    const output = await api(call, completed as InputOf<C>, callOptions(data))
    const step = next?.(output, fields) ?? null
    if (step !== null) return { step }
    const path = doneAt?.(output, fields) ?? null
    return path === null ? null : { path }
  },
})

/** For a form that always leads to a next step or to another page. */
export const withoutNote = { values: [] }

export const callOptions = (data: FormData): CallOptions => ({
  ...(data.has('store') && { storeId: Number(data.get('store')) }),
  ...(data.get('idempotencyKey') && { idempotencyKey: String(data.get('idempotencyKey')) }),
})

/** The notes that a page can show: an intent, or the values of the field that says what was done. */
type DoneOf<Forms> = {
  [Intent in keyof Forms & string]: Forms[Intent] extends FormAction<unknown, infer Done>
    ? string extends Done
      ? Intent
      : Done
    : never
}[keyof Forms & string]

type StepOf<Forms> = {
  [Intent in keyof Forms]: Forms[Intent] extends FormAction<infer Step, string> ? Step : never
}[keyof Forms]

/**
 * The actions of a page by intent. `loaderData` belongs into the data of its loader; `action` is the action of its route:
 * an accepted form leads on by a redirect, a refused one is shown again with its values and the problem.
 */
export function defineActions<const Forms extends Record<string, FormAction>>(forms: Forms) {
  type Result = FormResult<StepOf<Forms>>
  const isIntent = (intent: string): intent is keyof Forms & string => Object.hasOwn(forms, intent)
  const sectionsOfNotes = new Map(
    Object.entries(forms).flatMap(([intent, { done, section }]) =>
      (done?.values ?? [intent]).map((note) => [note, section ?? null]),
    ),
  )
  let constraints: Readonly<Record<string, Constraints>> | undefined

  return {
    loaderData(context: Readonly<RouterContextProvider>, url: URL) {
      const note = url.searchParams.get('done') ?? ''
      constraints ??= Object.fromEntries(
        Object.entries(forms).map(([intent, { input }]) => [intent, constraintsOf(input)]),
      )
      return {
        constraints,
        done: sectionsOfNotes.has(note) ? (note as DoneOf<Forms>) : null,
        section: sectionsOfNotes.get(note) ?? null,
        hasFailed: context.get(formErrorContext),
      }
    },

    async action(args: ActionFunctionArgs) {
      const data = await readForm(args.request)
      const fields = fieldsOf(data)
      const { intent = '', formKey = '' } = fields
      if (!isIntent(intent)) throw new Response(null, { status: 404 })
      const { run, stay, fieldsOfCodes, fieldsOfPaths, done, section } = forms[intent]!
      const result = await tryCall(args.context, (api) => run(api, data, args))
      if (!result.success) {
        const problem = withField(withPaths(result.problem, fieldsOfPaths), fieldsOfCodes)
        const values = submittedValues(data, problem)
        const step = ((await stay?.(fields, problem, { ...args, form: data })) ?? null) as Result['step']
        return invalidForm<Result>(args.context, { intent, formKey, values, problem, step }, problem.status)
      }
      const outcome = result.data
      if (outcome && 'step' in outcome)
        return {
          intent,
          formKey,
          values: submittedValues(data),
          problem: null,
          step: outcome.step as Result['step'],
        } satisfies Result
      const note = (done?.field && fields[done.field]) ?? intent
      return redirectTo(outcome?.path ?? donePath(args.context, note, { section }), 303)
    },
  }
}

export type Actions = ReturnType<typeof defineActions>

async function readForm(request: Request) {
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}

type DonePathOptions = { section?: string | undefined; without?: readonly string[] }

/** The address of the page with its filters and a note. A list starts again, because its last page may be gone. */
export function donePath(
  context: Readonly<RouterContextProvider>,
  note: string,
  { section, without = ['page'] }: DonePathOptions = {},
) {
  const { pathname, searchParams } = new URL(pageOf(context).path, 'http://page')
  for (const name of without) searchParams.delete(name)
  searchParams.set('done', note)
  return `${pathname}?${searchParams}${section ? `#${section}` : ''}`
}
