import type { Fields } from '../../forms/fields.ts'

export const maxWaitSeconds = 60

/** How long the visitor still has to wait for another code, by the field that `ResendButton` adds to the form. */
export const remainingWait = ({ wait }: Fields) => Math.min(maxWaitSeconds, Math.max(0, Math.floor(Number(wait) || 0)))
