// Banners as administrators edit them.
import { z } from 'zod'
import { FreeText, Line, LinkTarget, Locale, Name } from '#platform/contract.ts'
import { defineResource } from '#platform/resource/resource-contract.ts'

const Moment = z.iso.datetime({ offset: true })

export const banners = defineResource('banner', {
  path: 'x/admin-panel/banner',
  access: 'admin:banners',
  table: 'banners',
  noun: 'a banner',
  fields: {
    placement: Name(40),
    titles: z.partialRecord(Locale, Line(200)).refine(({ en }) => en, { path: ['en'] }),
    notes: z.partialRecord(Locale, FreeText(500)),
    target: LinkTarget(500),
    fileId: z.uuid().nullable().describe('A picture that was uploaded as a banner'),
    isActive: z.boolean(),
    startsAt: Moment,
    endsAt: Moment.nullable(),
  },
  search: ['titles', 'target'],
  filters: ['placement', 'isActive'],
  sort: ['startsAt', 'placement'],
  bulk: ['delete', 'activate'],
})
