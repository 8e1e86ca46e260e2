import { defineErrors } from '#platform/errors.ts'

export const categoryErrors = defineErrors('categories', {
  notFound: 404,
  /** It was changed by somebody else since it was read. */
  changed: 409,
  /** Another node with the same parent has the alias in that language. */
  aliasTaken: 409,
  /** Groups are in classes, categories in groups; no node is moved to another level, or to a node that is being deleted. */
  wrongParent: 422,
  /** A category with products on sale cannot be hidden. */
  hasProducts: 409,
  /** The characteristic is not one of the category. */
  filterNotFound: 404,
  /** The category has a filter of that type already, and needs no second one. */
  filterTaken: 409,
  /** Only categories have filters. */
  noCategory: 422,
  /** Options are for Select, Radio and TextList. */
  wrongOptions: 422,
  /** The typed confirmation differs from the addresses of the merged nodes. */
  wrongConfirmation: 422,
})
