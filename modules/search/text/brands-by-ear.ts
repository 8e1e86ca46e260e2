import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import { damerauLevenshtein } from '#platform/values/edit-distance.ts'
import { foldedKey } from '../analysis/folding.ts'
import { soundKey } from '../analysis/sound-key.ts'

type Brand = { name: string; key: string; sound: string; documents: number }

const maxBrands = 20_000
const minLength = 4
/** Shorter names must sound the same. */
const minLengthWithError = 5

/** The brand that sounds like the word, the one with more products first; undefined if none does. */
export const brandByEar = (brands: readonly Brand[], word: string): Brand | undefined => {
  const sound = soundKey(word)
  if (sound.length < minLength - 1) return undefined
  const same = brands.find((brand) => brand.sound === sound)
  if (same || sound.length < minLengthWithError) return same
  return brands.find(
    (brand) =>
      brand.sound[0] === sound[0] &&
      Math.abs(brand.sound.length - sound.length) <= 1 &&
      damerauLevenshtein(brand.sound, sound) <= 1,
  )
}

/** The brands of one word that have products. */
export const soundingBrands = cached({ tag: 'brands' }, async (db): Promise<Brand[]> => {
  const { rows } = await sql<{ name: string; documents: number }>`
    select name, product_count as documents from brands where product_count > 0 and name !~ '\\s' order by product_count desc, id limit ${maxBrands}
  `.execute(db)
  return rows.map(({ name, documents }) => ({
    name,
    key: foldedKey(name.toLowerCase()),
    sound: soundKey(name),
    documents,
  }))
})
