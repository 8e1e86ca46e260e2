// A columnar document store. A document is an id and numeric fields:
//   keyword   one positive integer, such as a category; 0: none       keywords  any number of them
//   number    one number, such as a price                             numbers   numbers by key, such as dimensions

export type FieldKind = 'keyword' | 'keywords' | 'number' | 'numbers'
/** `indexed`: a posting list per value, for fields that scopes often name. */
export type Field = { kind: FieldKind; indexed?: boolean }
export type Schema = Readonly<Record<string, Field>>
export type Document = {
  id: number
  values: Readonly<Record<string, number | readonly number[] | Readonly<Record<number, number>>>>
}
