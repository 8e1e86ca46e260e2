// Names of currencies that are not known, and the rates at which prices in other currencies than the store's are converted.
import { sql } from 'kysely'
import { type Currency, currencies } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { latestRates } from '../../currencies/rates.ts'
import { fold } from '../../feeds/values/text.ts'
import type { StatedRates } from '../../feeds/yml/stated-rates.ts'
import { recall } from '../import-memory.ts'
import { ratesOfFeed, suggestedRate } from '../../feeds/feed-rates.ts'
import type { Place, Repair } from './asked-characteristics.ts'
import { asFiled, type RejectedValue, rejectedValues } from './rejected-values.ts'

export async function findCurrencies(db: Db, place: Place, stated: StatedRates): Promise<Repair[]> {
  const { rows } = await sql<{ currency: Currency }>`select currency from stores where id = ${place.storeId}`.execute(
    db,
  )
  const own = rows[0]!.currency
  return [await names(db, place, own), await rates(db, place, { own, stated })]
}

async function names(db: Db, { id }: Place, own: Currency): Promise<Repair> {
  const ownFirst = [own, ...currencies.filter((currency) => currency !== own)]
  const values = await rejectedValues(db, id, 'unknownCurrency')
  return {
    kind: 'Currency',
    scope: '',
    name: null,
    choices: ownFirst.map((currency) => ({ key: currency, label: currency })),
    values: values.map((each) => ({ ...asFiled(each), guess: null })),
  }
}

type Rated = { own: Currency; stated: StatedRates }

async function rates(db: Db, { id, storeId }: Place, { own, stated }: Rated): Promise<Repair> {
  const refused = await rejectedValues(db, id, 'otherCurrency')
  const codes = refused.map(({ value, rowCount }) => ({ value: value.split(',', 1)[0]!, rowCount }))
  const values = [...codes, ...(await convertedCurrencies(db, id))]
  const answers = await recall<number>(
    db,
    storeId,
    'Rate',
    values.map(({ value }) => fold(value)),
  )
  const day = await latestRates(db)
  const feedRates = ratesOfFeed(stated, own, day)
  return {
    kind: 'Rate',
    scope: '',
    name: own,
    choices: [],
    values: values.map((each) => {
      const code = fold(each.value)
      const feedRate = feedRates.get(code)
      const guess = answers.get(code) ?? feedRate ?? rounded(suggestedRate(each.value, own, { stated, day }))
      return { ...asFiled(each), guess: guess?.toString() ?? null, stated: feedRate?.toString() ?? null }
    }),
  }
}

/** Once the import has run, another rate would change nothing. */
async function convertedCurrencies(db: Db, id: string): Promise<RejectedValue[]> {
  const { rows } = await sql<RejectedValue>`
    select v.label as value, v.row_count as "rowCount" from import_values v join imports i on i.id = v.import_id
    where v.import_id = ${id}::uuid and v.kind = 'Rate' and i.status = 'Checked' order by v.row_count desc, v.label
  `.execute(db)
  return rows
}

/** Five digits. */
const rounded = (rate: number | undefined) => rate && Number(rate.toPrecision(5))
