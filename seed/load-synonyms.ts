import type pg from 'pg'
import { type Locale, locales } from '#platform/constants.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import { de } from './synonyms/de.ts'
import { en } from './synonyms/en.ts'
import { it } from './synonyms/it.ts'
import { ru } from './synonyms/ru.ts'
import { sr } from './synonyms/sr.ts'
import { tr } from './synonyms/tr.ts'

/** Loads the synonym groups; a line is one group. */
export async function loadSynonyms(client: pg.ClientBase) {
  await copyRows(
    client,
    'search_synonyms',
    ['locale', 'words'],
    locales.flatMap((locale) => synonymGroups(locale).map((words) => [locale, words])),
  )
}

export const synonymGroups = (locale: Locale): string[][] =>
  texts[locale]
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim()))

const texts: Record<Locale, string> = { en, ru, sr, de, it, tr }
