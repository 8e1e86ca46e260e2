/** The message will never be accepted for this recipient, so it is not retried. */
export class PermanentDeliveryError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PermanentDeliveryError'
  }
}

/** The recipient no longer exists; the message expires without counting as a failure. */
export class RecipientGoneError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RecipientGoneError'
  }
}

/** A temporary refusal with the earliest time of the next attempt. */
export class RetryLaterError extends Error {
  readonly delaySeconds: number

  constructor(message: string, delaySeconds: number) {
    super(message)
    this.name = 'RetryLaterError'
    this.delaySeconds = delaySeconds
  }
}
