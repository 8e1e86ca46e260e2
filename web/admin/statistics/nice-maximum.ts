/** The smallest of 1, 2, 5, 10, 20, 50… that is not below the value: the top of a scale from zero. */
export function niceMaximum(value: number) {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value)!
}
