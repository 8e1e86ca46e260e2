import { useActionData, useLoaderData } from 'react-router'
import type { Call, InputOf } from '#platform/contract.ts'
import type { Problem } from '../lib/request-context.ts'
import type { Constraint, Constraints } from './constraints.ts'
import type { FormResult } from './define-actions.ts'

type FormsData = { forms: { constraints: Readonly<Record<string, Constraints>> } }

/** The names of an input's fields; those of nested objects with dots. */
export type FieldName<Input> = {
  [Key in keyof Input & string]: NonNullable<Input[Key]> extends readonly unknown[]
    ? Key
    : NonNullable<Input[Key]> extends object
      ? `${Key}.${FieldName<NonNullable<Input[Key]>>}`
      : Key
}[keyof Input & string]

type Options<Name extends string> = {
  /** Tells apart the forms of one intent on a page. */
  formKey?: string
  /** What the fields hold at first. */
  values?: Readonly<Record<string, string | number | boolean | null | undefined>>
  /** What a field requires, instead of the general text about an invalid value. */
  requirements?: Readonly<Partial<Record<Name, string>>>
}

/**
 * A form of the page's actions, typed by the call that it sends: `useForm<typeof inviteMember>('member.invite')`.
 * Names, limits, refused values and errors come from the contract and the action; the page's loader answers with
 * `forms: actions.loaderData(...)`.
 */
export function useForm<C extends Call>(intent: string, options: Options<FieldName<InputOf<C>>> = {}) {
  type Name = FieldName<InputOf<C>>
  const { formKey = '', values = {} } = options
  const requirements: Readonly<Record<string, string | undefined>> = options.requirements ?? {}
  const { forms } = useLoaderData() as FormsData
  const result = useRefusedForm()
  const constraints = forms.constraints[intent]
  if (!constraints) throw new Error(`The page has no form ${intent}`)
  const refused = result?.intent === intent && result.formKey === formKey ? result : null
  const errors = new Map(
    refused?.problem.errors?.map(({ path, code, message }) => [
      path,
      (code.startsWith('field.') && requirements[path]) || message,
    ]),
  )
  const idOf = (name: string) => [intent, formKey, name].filter(Boolean).join('-').replaceAll('.', '-')
  const valueOf = (name: string) => refused?.values[name] ?? values[name] ?? undefined

  return {
    intent,
    formKey,
    problem: refused?.problem ?? null,
    /** The errors of fields, for a summary that leads to them. */
    errors: [...errors]
      .filter(([name]) => name in constraints)
      .map(([name, text]) => ({ name, field: idOf(name), text })),
    /** Properties of a text field, a select or an area. */
    field: (name: Name) => ({
      id: idOf(name),
      name: name as string,
      ...(constraints[name] as Constraint | undefined),
      defaultValue: valueOf(name) as string | number | undefined,
      error: errors.get(name),
    }),
    /** Properties of a check box. */
    checkbox: (name: Name) => ({
      id: idOf(name),
      name: name as string,
      defaultChecked: refused ? refused.values[name] === 'on' : Boolean(values[name]),
      error: errors.get(name),
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

/** The form that the action has just refused. */
export function useRefusedForm(): (FormResult & { problem: Problem }) | null {
  const result = useActionData() as FormResult | undefined
  return result?.problem ? { ...result, problem: result.problem } : null
}

/** What the page has just done, for its note; null while a form is shown again. */
export const useDone = <Done extends string>({ done }: { done: Done | null }): Done | null =>
  useActionData() ? null : done
