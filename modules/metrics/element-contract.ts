// The elements of pages and what is counted of them, as administrators edit them.
import { z } from 'zod'
import { call, Ok } from '#platform/contract.ts'
import { defineResource } from '#platform/resource/resource-contract.ts'
import { MetricAction } from './contract.ts'

const ElementName = z
  .string()
  .trim()
  .regex(/^[a-zA-Z][\w.-]{0,79}$/)
  .describe('As pages name it: letters, digits, dots and hyphens')
const Actions = z.array(MetricAction).min(1).max(3).describe('The actions that are counted')

export const elements = defineResource('metricElement', {
  path: 'admin/element',
  parts: { list: '/all', single: '', create: '', update: '', remove: '' },
  access: 'admin:metrics',
  table: 'metric_elements',
  noun: 'an element of pages',
  fields: { name: ElementName, isActive: z.boolean(), actions: Actions },
  search: ['name'],
  filters: ['isActive'],
  sort: ['name'],
})

const access = 'admin:metrics'
const RegistryRecord = z.object({ elementName: ElementName, isActive: z.boolean(), elementActions: Actions })
const Key = RegistryRecord.pick({ elementName: true })

export const getRegistryRecord = call('GET registry-record', {
  access,
  summary: 'What the registry says of an element',
  input: Key,
  output: RegistryRecord,
  errors: ['resource.notFound'],
})
export const addRegistryRecord = call('POST registry-record', {
  access,
  summary: 'Adds an element to the registry by its name',
  input: RegistryRecord,
  output: RegistryRecord,
  errors: ['resource.taken'],
})
export const setRegistryRecord = call('PUT registry-record', {
  access,
  summary: 'Replaces what the registry says of an element',
  input: RegistryRecord,
  output: RegistryRecord,
  errors: ['resource.notFound'],
})
export const deleteRegistryRecord = call('DELETE registry-record', {
  access,
  summary: 'Takes an element out of the registry; what was counted of it stays',
  input: Key,
  output: Ok,
  errors: ['resource.notFound'],
})
