// The meanings that a person may give the values of a file.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { InputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { unitsIn } from '../../content/units.ts'
import { knownCurrency } from '../../feeds/rules.ts'
import { parseQuantity } from '../../feeds/values/numbers.ts'
import { importErrors } from '../errors.ts'
import { type repairImport, repairKinds } from '../repair-contract.ts'

export type GivenMeaning = InputOf<typeof repairImport>['values'][number]

export const isRepairKind = (kind: string): kind is GivenMeaning['kind'] =>
  (repairKinds as readonly string[]).includes(kind)

/** Of constants the text: a number with a point, or the id of an option. Of rates the number. */
export function chosenMeaning({ kind, choice }: Pick<GivenMeaning, 'kind' | 'choice'>): string | number {
  if (kind === 'Option' || kind === 'Characteristic') return Number(choice)
  if (kind === 'Rate') return parseQuantity(choice)?.value ?? Number.NaN
  return kind === 'Constant' ? String(parseQuantity(choice)?.value ?? choice.trim()) : choice
}

export const unitChoices = async (db: Db, locale: Locale) =>
  [...(await unitsIn(db, locale)).values()].map(({ code, name }) => ({ key: code, label: name }))

export async function assertChoices(tx: Tx, values: readonly GivenMeaning[]) {
  const of = (kind: GivenMeaning['kind']) => values.filter((value) => value.kind === kind)
  if (!of('Currency').every(({ choice }) => knownCurrency(choice))) throw importErrors.unknownChoice()
  if (!of('Rate').every(isRateOrEmpty)) throw importErrors.wrongRate()
  const scoped = (kind: GivenMeaning['kind']) =>
    JSON.stringify(
      of(kind).map(({ scope, choice }) => ({ scope, choice, meaning: String(chosenMeaning({ kind, choice })) })),
    )
  const { rows } = await sql<{ isKnown: boolean }>`
    select not exists (
        select from unnest(${of('Unit').map(({ choice }) => choice)}::text[]) as u (code) where code not in (select code from unit_types)
      ) and not exists (
        select from jsonb_to_recordset(${scoped('Option')}::jsonb) as o (scope text, choice text)
        where not exists (select from characteristic_options c where c.id::text = o.choice and c.characteristic_id::text = o.scope)
      ) and not exists (
        select from jsonb_to_recordset(${scoped('Characteristic')}::jsonb) as n (scope text, choice text)
        where n.choice <> '' and not exists (
          select from category_characteristics c where c.characteristic_id::text = n.choice and c.category_id::text = n.scope
        )
      ) and not exists (
        select from jsonb_to_recordset(${scoped('Constant')}::jsonb) as v (scope text, choice text, meaning text)
        where v.choice <> '' and not exists (
          select from characteristics c where c.id::text = v.scope and case c.type
            when 'Interval' then v.meaning ~ '^\\d{1,12}(\\.\\d+)?$'
            when 'Text' then v.meaning <> ''
            else exists (select from characteristic_options o where o.characteristic_id = c.id and o.id::text = v.choice) end
        )
      ) as "isKnown"
  `.execute(tx)
  if (!rows[0]!.isKnown) throw importErrors.unknownChoice()
}

const maxRate = 1_000_000

function isRateOrEmpty(value: GivenMeaning) {
  const rate = Number(chosenMeaning(value))
  return value.choice === '' || (rate > 0 && rate <= maxRate)
}
