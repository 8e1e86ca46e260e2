export const statusTones = { Draft: 'neutral', Active: 'good', Archived: 'neutral', Blocked: 'bad' } as const
