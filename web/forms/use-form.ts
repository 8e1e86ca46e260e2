import { useLoaderData } from 'react-router'
import type { Call, InputOf } from '#platform/contract.ts'
import type { Problem } from '../lib/request-context.ts'
import type { Constraint, Constraints } from './constraints.ts'
import type { FormResult } from './define-actions.ts'
import { errorsByField, type Requirement } from './problem-fields.ts'
import { useActionResult } from './use-action-result.ts'

type FormsData = { forms: { constraints: Readonly<Record<string, Constraints>> } }

/** The names of an input's fields; those of nested objects with dots. */
export type FieldName<Input> = {
  [Key in keyof Input & string]: NonNullable<Input[Key]> extends readonly unknown[]
    ? Key
    : NonNullable<Input[Key]> extends object
      ? `${Key}.${FieldName<NonNullable<Input[Key]>>}`
      : Key
}[keyof Input & string]

type Value = string | number | boolean | null | undefined
type Options<Name extends string> = {
  /** Tells apart the forms of one intent on a page. */
  formKey?: string
  /** The initial values of the fields. */
  values?: Readonly<Record<string, Value | readonly Value[]>>
  /** The requirement of a field, instead of the general text about an invalid value. */
  requirements?: Readonly<Partial<Record<Name, Requirement>>>
  /** The problem of a form that a script sends instead of the page. */
  problem?: Problem | null
}

/**
 * A form of the page's actions, typed by the call that it sends: `useForm<typeof inviteMember>('member.invite')`.
 * Names, limits, refused values and errors come from the contract and the action; the page's loader answers with
 * `forms: actions.loaderData(...)`. `Extra`: fields from which the action completes the input.
 */
export function useForm<C extends Call, Extra extends string = never>(
  intent: string,
  options: Options<FieldName<InputOf<C>> | Extra> = {},
) {
  const { formKey = '', problem } = options
  const { forms } = useLoaderData() as FormsData
  const result = useRefusedForm(intent)
  const constraints = forms.constraints[intent]
  if (!constraints) throw new Error(`The page has no form ${intent}`)
  const own = result?.formKey === formKey ? result : null
  const refused = problem ? { problem, values: {} } : own
  return formControls<FieldName<InputOf<C>> | Extra>(intent, { ...options, constraints, refused })
}

/** The controls of a form by the names of its fields. */
export type FormControls<Name extends string> = ReturnType<typeof formControls<Name>>

type ControlOptions<Name extends string> = Options<Name> & {
  constraints?: Constraints
  refused: (Pick<FormResult, 'values'> & { problem: Problem }) | null
}

/** For a form that a script sends instead of the page; its constraints are unknown. */
export function formControls<Name extends string>(
  intent: string,
  { formKey = '', values = {}, requirements, constraints, refused }: ControlOptions<Name>,
) {
  const errors = errorsByField(refused?.problem, requirements)
  const idOf = (name: string) => [intent, formKey, name].filter(Boolean).join('-').replaceAll('.', '-')
  const submitted = (name: string) => [refused?.values[name] ?? []].flat()
  const valueOf = (name: string) => submitted(name).at(-1) ?? values[name] ?? undefined

  return {
    intent,
    formKey,
    problem: refused?.problem ?? null,
    /** The errors of fields, for a summary that leads to them. */
    errors: [...errors]
      .filter(
        ([name]) => !constraints || [name, listOf(name)].some((each) => each in { ...constraints, ...requirements }),
      )
      .map(([name, error]) => ({ name, field: idOf(name), ...error })),
    /** The initial value of a field, for controls that depend on it. */
    valueOf: (name: Name) => String(valueOf(name) ?? ''),
    /** Properties of a text field or an area. */
    field: (name: Name) => ({
      id: idOf(name),
      name: name as string,
      ...(constraints?.[name] as Constraint | undefined),
      defaultValue: valueOf(name) as string | number | undefined,
      error: errors.get(name)?.text,
    }),
    select: (name: Name) => ({
      id: idOf(name),
      name: name as string,
      required: constraints?.[name]?.required,
      defaultValue: valueOf(name) as string | number | undefined,
      error: errors.get(name)?.text,
    }),
    /** Properties of a check box. */
    checkbox: (name: Name) => ({
      id: idOf(name),
      name: name as string,
      defaultChecked: refused ? submitted(name).at(-1) === 'on' : Boolean(values[name]),
      error: errors.get(name)?.text,
    }),
    /** Properties of one check box of a list. */
    option: (name: Name, value: string | number) => ({
      type: 'checkbox' as const,
      name: name as string,
      value,
      defaultChecked: (refused ? submitted(name) : [values[name]].flat()).map(String).includes(String(value)),
    }),
    /** Properties of one radio button of a field. */
    radio: (name: Name, value: string) => ({
      type: 'radio' as const,
      name: name as string,
      value,
      defaultChecked: valueOf(name) === value,
    }),
  }
}

/** The list of a field of one of its items, such as `lines` of `lines.2.quantity`. */
const listOf = (name: string) => name.replace(/\.\d+\..*$/, '')

/** The form that the action has just refused, or null; with `intent` only a form of that intent. */
export function useRefusedForm(intent?: string): (FormResult & { problem: Problem }) | null {
  const result = useActionResult<FormResult>()
  if (!result?.problem || (intent && intent !== result.intent)) return null
  return { ...result, problem: result.problem }
}

/** The step that the action leads to, or stays at. */
export const useStep = <Step>(): Step | null => useActionResult<FormResult<Step>>()?.step ?? null

/** The form that the page has just accepted, for its note; null while a form is shown again. */
export const useDone = <Done extends string>({ done }: { done: Done | null }): Done | null =>
  useActionResult() ? null : done
