// Characteristics of categories and their filters. A characteristic can be one of several categories of a class: its names and
// options are the same in all of them; the rest is said for each category.
import { z } from 'zod'
import { FilterType } from '#modules/catalog/contract.ts'
import { call, Line, Name, NumberParameter } from '#platform/contract.ts'
import { Effects, inEach, isDryRun } from './contract.ts'

const labels = inEach(Name(80))
/** Of a characteristic, in each language. */
export const filterTexts = {
  names: inEach(Name(80)),
  units: inEach(Line(20)).describe('Behind a number; empty without one'),
}
const usage = {
  isFilter: z.boolean().describe('Lists of the category can be narrowed by it'),
  isPromoted: z.boolean().describe('Shown on cards, and as chips above the list'),
  isRequired: z.boolean().describe('Products without it cannot be published'),
  isDefining: z.boolean().describe('Products that agree in all of these are the same article, whoever sells them'),
}

export const EditedFilter = z.object({
  id: z.int(),
  version: z.int(),
  type: FilterType,
  ...filterTexts,
  ...usage,
  options: z.array(z.object({ id: z.int(), key: z.string(), labels })),
  categoryCount: z.int().describe('Categories that have the characteristic'),
})

const access = 'admin:categories'
const of = { categoryId: NumberParameter, id: NumberParameter.describe('The characteristic') }

export const listFilters = call('GET x/admin-panel/catalog-filter/list', {
  access,
  summary: 'The characteristics of a category in their order, and those of its class that it does not have',
  input: z.object({ categoryId: NumberParameter }),
  output: z.object({
    items: z.array(EditedFilter),
    available: z.array(z.object({ id: z.int(), name: z.string(), type: FilterType })),
  }),
  errors: ['categories.notFound'],
})

const newOptions = z.array(z.strictObject({ labels })).max(200)

export const createFilter = call('POST x/admin-panel/catalog-filter/create', {
  access,
  summary: 'Gives a category a new characteristic, or one that other categories of its class have, behind its others',
  input: z.strictObject({
    categoryId: NumberParameter,
    characteristicId: NumberParameter.optional().describe('Instead of type, names, units and options'),
    type: FilterType.optional(),
    names: filterTexts.names.optional(),
    units: filterTexts.units.optional(),
    options: newOptions.default([]).describe('Of Select, Radio and TextList; a Check has one by itself'),
    isFilter: usage.isFilter.default(true),
    isPromoted: usage.isPromoted.default(false),
    isRequired: usage.isRequired.default(false),
    isDefining: usage.isDefining.default(false),
  }),
  output: z.object({ id: z.int() }),
  errors: [
    'categories.notFound',
    'categories.noCategory',
    'categories.filterNotFound',
    'categories.filterTaken',
    'categories.wrongOptions',
  ],
})

export const updateFilter = call('PUT x/admin-panel/catalog-filter/update', {
  access,
  summary: 'Changes the given fields. Names, units and options change in all categories that have the characteristic',
  input: z.strictObject({
    ...of,
    version: NumberParameter,
    names: filterTexts.names.partial().optional(),
    units: filterTexts.units.partial().optional(),
    options: z
      .array(z.strictObject({ id: NumberParameter.optional(), labels }))
      .max(200)
      .optional()
      .describe('All of them in their order; products lose those that are missing'),
    isFilter: usage.isFilter.optional(),
    isPromoted: usage.isPromoted.optional(),
    isRequired: usage.isRequired.optional(),
    isDefining: usage.isDefining.optional(),
    place: NumberParameter.optional().describe('Among those of the category, from 1'),
    isDryRun,
  }),
  output: z.object({ effects: Effects }),
  errors: ['categories.filterNotFound', 'categories.changed', 'categories.wrongOptions'],
})

export const deleteFilter = call('DELETE x/admin-panel/catalog-filter/delete', {
  access,
  summary:
    'Takes a characteristic from a category. Products keep their values, which are not shown. One that no category and no product has is deleted',
  input: z.strictObject({ ...of, isDryRun }),
  output: z.object({ effects: Effects }),
  errors: ['categories.filterNotFound'],
})
