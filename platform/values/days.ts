/** Days as texts, such as 2026-03-29. They begin at midnight UTC. */
export const dayMs = 86_400_000

export const dayOf = (time: Date) => time.toISOString().slice(0, 10)
export const addDays = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * dayMs))
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
