import { z } from 'zod'

export const statuses = ['Draft', 'Submitted', 'InReview', 'NeedsChanges', 'Approved', 'Rejected', 'Expired'] as const
export const Status = z.enum(statuses)

/** The items of an application, in the order of its page. */
export const items = ['company', 'contact', 'registration', 'tax', 'authority', 'bank', 'premises'] as const
export const Item = z.enum(items)
/** Items that are documents. Stores without premises of their own leave the last one out. */
export const documentItems = ['registration', 'tax', 'authority', 'bank', 'premises'] as const
export const maxFiles = 10
