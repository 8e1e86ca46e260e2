type Named = { name: string; level: string; parents: readonly { name: string; level: string }[] }

const told = ['Country', 'Region', 'District', 'Area']

/** A place as people tell it from others of its name: itself, then the greater ones that they name. */
export const labelOf = ({ name, parents }: Named) =>
  [
    name,
    ...parents
      .filter(({ level }) => told.includes(level))
      .map((parent) => parent.name)
      .toReversed(),
  ].join(', ')
