export const sections = [
  'name',
  'addresses',
  'language',
  'notifications',
  'password',
  'second-step',
  'devices',
  'data',
] as const
export type SectionName = (typeof sections)[number]
