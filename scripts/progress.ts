/** Prints the current step and the seconds since the start. */
export const progress = (step: string) => console.log(`  ${seconds().padStart(5)} s  ${step}`)

export const seconds = () => (performance.now() / 1000).toFixed(1)
