import { handle } from '#platform/jobs/handlers.ts'
import { mergeBrand } from './job-definitions.ts'
import { moveProducts } from './merge-brands.ts'

const mergeBrandHandler = handle(mergeBrand, { run: (merge, { db, now }) => moveProducts(db, { ...merge, now }) })

export const brandJobs = [mergeBrandHandler]
