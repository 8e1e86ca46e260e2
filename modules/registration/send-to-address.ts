import type { Tx } from '#platform/db/database.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import type { Address } from '../accounts/addresses.ts'

type AddressMessage = Omit<Parameters<typeof sendEmail>[1] & Parameters<typeof sendSms>[1], 'to'>

export const sendToAddress = (tx: Tx, { channel, target }: Address, message: AddressMessage) =>
  channel === 'Email' ? sendEmail(tx, { ...message, to: target }) : sendSms(tx, { ...message, to: target })
