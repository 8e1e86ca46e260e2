/** Says what is done now, and how long after the start. */
export const progress = (step: string) => console.log(`  ${seconds().padStart(5)} s  ${step}`)

export const seconds = () => (performance.now() / 1000).toFixed(1)
