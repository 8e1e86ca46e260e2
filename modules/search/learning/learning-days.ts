import type { Db } from '#platform/db/database.ts'
import { defaultLearningDays } from '#platform/setting-definitions.ts'
import { storedSettings } from '#platform/settings.ts'

/** How long choices count; 0: the search does not learn. */
export const learningDays = async (db: Db) => (await storedSettings(db)).searchLearningDays ?? defaultLearningDays
