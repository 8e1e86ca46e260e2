/** The path parameters of the calls that read the published catalogue. */
export const live = { p: 'live', g: 'default' } as const
