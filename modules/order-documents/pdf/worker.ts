// Runs in a thread of its own.
import type { OrderDocument } from '../document.ts'
import { toDefinition } from './definition.ts'
import { printable, printPdf } from './print.ts'

export default (document: OrderDocument): Promise<Uint8Array> => printPdf(toDefinition(printable(document)))
