import { listUnitTypes } from '#modules/content/contract.ts'
import { getCompactTree } from '#modules/catalog/contract.ts'
import {
  deleteImport,
  getImport,
  mapImportCategories,
  mapImportColumns,
  missingPolicies,
  readImportAgain,
  runImport,
  startImport,
  targetNames,
  undoImport,
} from '#modules/imports/contract.ts'
import { decidePictures, listImportPictures } from '#modules/imports/picture-contract.ts'
import { listRepairs, repairImport, repairKinds } from '#modules/imports/repair-contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { callOptions, defineActions, form, type FormAction, withoutNote } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { live } from '../../lib/live.ts'
import { loaderCall, nextFile } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/import.ts'

export type ImportDetails = OutputOf<typeof getImport>
export type Repairs = OutputOf<typeof listRepairs>
export type ImportPictures = OutputOf<typeof listImportPictures>
export type ImportGroup = ImportDetails['groups'][number]

const importPath = (fields: { id?: string }) => `/profile/new-products/${fields.id}#import-step`
const here = { done: withoutNote, doneAt: (_: unknown, fields: { id?: string }) => importPath(fields) }

/** Each group has the fields `key.N` and `category.N`; without a category its rows are left out. */
const categories: FormAction<never, never> = {
  input: mapImportCategories.input,
  done: withoutNote,
  async run(api, data) {
    const id = String(data.get('id'))
    const choices = (await loadCategories(api)).map((choice) => ({ id: choice.id, label: fold(choice.label) }))
    const numbers = [...data.keys()].flatMap((name) => /^key\.(\d{1,4})$/.exec(name)?.[1] ?? [])
    const wanted = numbers.map((number) => {
      const text = fold(String(data.get(`category.${number}`) ?? ''))
      return { number, text, categoryId: text === '' ? null : idOf(choices, text) }
    })
    const unknown = wanted.filter(({ text, categoryId }) => text !== '' && categoryId === null)
    if (unknown.length > 0)
      throw refuseFields(...unknown.map(({ number }) => ({ path: `category.${number}`, code: 'field.invalid' })))
    const groups = wanted.map(({ number, categoryId }) => ({
      key: String(data.get(`key.${number}`)),
      categoryId,
      constants: constantsOf(data, number),
    }))
    await api(mapImportCategories, { id, groups }, callOptions(data))
    return { path: importPath({ id }) }
  },
}

/** Of the category with this label, or the only one whose label has the text. */
function idOf(choices: readonly CategoryChoice[], text: string): number | null {
  const found = choices.filter(({ label }) => label.includes(text))
  const chosen = found.find(({ label }) => label === text) ?? (found.length === 1 ? found[0] : undefined)
  return chosen?.id ?? null
}

/** Each value has the fields `kind.N`, `scope.N`, `value.N` and `choice.N`; without a choice it is left as it is, or forgotten. */
const repair: FormAction<never, never> = {
  input: repairImport.input,
  done: withoutNote,
  async run(api, data) {
    const numbers = [...data.keys()].flatMap((name) => /^choice\.(\d{1,4})$/.exec(name)?.[1] ?? [])
    const of = (name: string, number: string) => String(data.get(`${name}.${number}`) ?? '')
    const values = numbers.flatMap((number) => {
      const choice = of('choice', number)
      const kind = repairKinds.find((each) => each === of('kind', number))
      const isForgotten = kind === 'Constant' || kind === 'Characteristic' || kind === 'Rate'
      return kind && (choice || isForgotten)
        ? [{ kind, scope: of('scope', number), value: of('value', number), choice }]
        : []
    })
    const { id } = await api(repairImport, { id: String(data.get('id')), values }, callOptions(data))
    return { path: importPath({ id }) }
  },
}

const mended: FormAction<never, never> = {
  input: startImport.input,
  fieldsOfCodes: { 'imports.unknownFormat': 'file', 'request.tooLarge': 'file' },
  done: withoutNote,
  async run(api, data, { context }) {
    if ((await nextFile(context)) === null) throw refuseFields({ path: 'file', code: 'field.required' })
    const { id } = await api(startImport, { retries: String(data.get('id')) }, callOptions(data))
    return { path: importPath({ id }) }
  },
}

function constantsOf(data: FormData, number: string) {
  const entries = constantNames.map((name) => [name, String(data.get(`${name}.${number}`) ?? '').trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
const constantNames = ['unit', 'vat', 'brand', 'stock'] as const

const actions = defineActions({
  readAgain: form(readImportAgain, here),
  columns: form(mapImportColumns, here),
  categories,
  repair,
  mended,
  run: form(runImport, here),
  undo: form(undoImport, here),
  pictures: form(decidePictures, here),
  remove: form(deleteImport, { done: withoutNote, doneAt: () => '/profile/new-products?done=remove' }),
})
export const action = actions.action

const fold = (text: string) => text.trim().toLowerCase()

const columnChoices = { targets: targetNames, missing: missingPolicies }
export type ColumnChoices = typeof columnChoices

export type CategoryChoice = { id: number; label: string }

/** The categories with their groups, as the field for one offers them. */
async function loadCategories(api: Api): Promise<CategoryChoice[]> {
  const { items } = await api(getCompactTree, live)
  return items.flatMap(({ children: groups }) =>
    groups.flatMap((group) =>
      group.children.map(({ id, name }) => ({ id, label: name === group.name ? name : `${group.name} › ${name}` })),
    ),
  )
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const forms = actions.loaderData(context, url)
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) throw new Response(null, { status: 404 })
    const shown = await api(getImport, { id: params.id }, { storeId })
    const step = stepOf(shown, url.searchParams.get('step'))
    return {
      storeId,
      shown,
      step,
      forms,
      columnChoices,
      categories: step === 'categories' ? await loadCategories(api) : [],
      units: step === 'categories' ? (await api(listUnitTypes, {})).items : [],
      pictures: step === 'result' ? await api(listImportPictures, { id: params.id }, { storeId }) : null,
      repairs: step === 'preview' || step === 'result' ? await api(listRepairs, { id: params.id }, { storeId }) : null,
    }
  })
}

/** The step that the import is at, or an earlier one that its person goes back to. */
function stepOf({ status }: ImportDetails, wanted: string | null): Step {
  if (status === 'Columns') return 'columns'
  if (status === 'Categories') return wanted === 'columns' ? 'columns' : 'categories'
  if (status === 'Checked') return wanted === 'columns' || wanted === 'categories' ? wanted : 'preview'
  return status === 'Done' || status === 'Failed' || status === 'Undone' ? 'result' : 'progress'
}
export type Step = 'columns' | 'categories' | 'preview' | 'result' | 'progress'
