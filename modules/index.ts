// The only list of modules, in dependency order: a module may use those above it.
import { accountHandlers } from './accounts/routes.ts'
import { cartHandlers } from './carts/routes.ts'
import { catalogHandlers } from './catalog/routes.ts'
import { contentHandlers } from './content/routes.ts'
import { currencyHandlers } from './currencies/routes.ts'
import { fileHandlers } from './files/routes.ts'
import { geoHandlers } from './geo/routes.ts'
import { orderHandlers } from './orders/routes.ts'
import { searchHandlers } from './search/routes.ts'
import { searchJobs } from './search/jobs.ts'
import { supplierHandlers } from './suppliers/routes.ts'
import { catalogJobs } from './catalog/jobs.ts'
import type { Handler } from '#platform/http/dispatch.ts'
import type { Job } from '#platform/jobs/jobs.ts'

export const handlers: readonly Handler[] = [
  ...geoHandlers,
  ...currencyHandlers,
  ...contentHandlers,
  ...fileHandlers,
  ...accountHandlers,
  ...supplierHandlers,
  ...catalogHandlers,
  ...searchHandlers,
  ...cartHandlers,
  ...orderHandlers,
]

export const calls = handlers.map(({ call }) => call)


export const jobs: readonly Job[] = [...catalogJobs, ...searchJobs] as Job[]
