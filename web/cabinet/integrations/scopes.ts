import type { ApiKey } from './keys-data.ts'

export const scopes = ['ReadProducts', 'WriteStock', 'Orders'] as const satisfies readonly ApiKey['scopes'][number][]
