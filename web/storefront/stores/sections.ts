export const sections = ['products', 'about', 'branches', 'contacts'] as const
export type Section = (typeof sections)[number]
export const isSection = (name: string): name is Section => sections.some((section) => section === name)
