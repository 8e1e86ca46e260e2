export const stateTones = { current: 'good', planned: 'info', ended: 'neutral' } as const
