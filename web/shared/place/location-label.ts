type NamedLocation = { name: string; level: string; parents: readonly { name: string; level: string }[] }

const labelLevels = ['Country', 'Region', 'District', 'Area']

/** A location's name followed by the ancestors that distinguish it, from small to large: "Berlin, Brandenburg, Germany". */
export const locationLabel = ({ name, parents }: NamedLocation) =>
  [
    name,
    ...parents
      .filter(({ level }) => labelLevels.includes(level))
      .map((parent) => parent.name)
      .toReversed(),
  ].join(', ')
