// Banners as administrators edit them. Of those that fit a page, the one with the lowest priority number is shown, of several with the same the latest one.
import { z } from 'zod'
import { variants } from '#platform/constants.ts'
import { call, FreeText, Line, LinkTarget, Locale, NumberParameter } from '#platform/contract.ts'
import { defineResource } from '#platform/resource/resource-contract.ts'
import { Banner, Placement } from './contract.ts'

const Moment = z.iso.datetime({ offset: true })

export const banners = defineResource('banner', {
  path: 'x/admin-panel/banner',
  access: 'admin:banners',
  table: 'banners',
  noun: 'a banner',
  fields: {
    placement: Placement,
    priority: z.int().min(1).max(1_000).describe('1 comes first'),
    locales: z.array(Locale).max(6).describe('Languages that it is shown in; none: all'),
    variants: z.array(z.enum(variants)).max(2).describe('Brands that it is shown on; none: all'),
    titles: z.partialRecord(Locale, Line(200)).refine(({ en }) => en, { path: ['en'] }),
    notes: z.partialRecord(Locale, FreeText(500)),
    target: LinkTarget(500),
    fileId: z
      .uuid()
      .nullable()
      .refine((id) => id !== null)
      .describe('A picture that was uploaded, for phones and for wider screens without one of their own'),
    tabletFileId: z.uuid().nullable().describe('From 768 pixels'),
    desktopFileId: z.uuid().nullable().describe('From 1024 pixels'),
    isActive: z.boolean(),
    startsAt: Moment,
    endsAt: Moment.nullable(),
  },
  search: ['titles', 'target'],
  filters: ['placement', 'isActive'],
  sort: ['startsAt', 'placement', 'priority'],
  bulk: ['delete', 'activate'],
})

export const previewBanner = call('GET x/admin-panel/banner/preview', {
  access: 'admin:banners',
  summary: 'A banner as pages show it, also before its period, after it, or hidden',
  input: z.object({ id: NumberParameter }),
  output: Banner,
  errors: ['resource.notFound'],
})
