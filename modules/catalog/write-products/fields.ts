/** A field of a row. Its column has the same name in snake case. The value of a field without a default must be given. */
export type Field<Value = unknown, IsRequired extends boolean = boolean> = {
  isRequired: IsRequired
  default?: Value
}
export type Fields = Readonly<Record<string, Field>>

export const required = <Value>(): Field<Value, true> => ({ isRequired: true })
export const optional = <Value>(value: Value): Field<Value, false> => ({ isRequired: false, default: value })

type ValueOf<Declared> = Declared extends Field<infer Value> ? Value : never
type RequiredKey<Declared extends Fields> = {
  [Key in keyof Declared]: Declared[Key] extends Field<unknown, true> ? Key : never
}[keyof Declared]

/** A whole row. */
export type Row<Declared extends Fields> = { -readonly [Key in keyof Declared]: ValueOf<Declared[Key]> }
/** A row whose missing values are the defaults. */
export type NewRow<Declared extends Fields> = Pick<Row<Declared>, RequiredKey<Declared>> & Partial<Row<Declared>>
